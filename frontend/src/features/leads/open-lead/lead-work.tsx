import { businessDay, type Lead } from '@fahrzeugpflege/contracts';
import { CircleAlert, Clock } from 'lucide-react';
import { type ButtonHTMLAttributes, type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { FieldError } from '#components/ui/field.tsx';
import { classNames } from '#lib/class-names.ts';
import { useMinute } from '#lib/use-minute.ts';
import { useLeadHistory } from '../api/lead-history.ts';
import { useHours } from '../api/lead-summary.ts';
import { DAY_FROM_TODAY, followUpReason, reasonText } from '../contacts/contact-texts.ts';
import { KeyButton } from '../list/key-buttons.tsx';
import { useAssignment, useColleagues, useFollowUp } from '../use-work-change.ts';
import { answerDueText, followUpChoices, followUpText } from './work-texts.ts';

/** By when a lead wants an answer, or since when it should have had one. */
export function AnswerDue({ lead }: { readonly lead: Lead }) {
  const minute = useMinute();
  const hours = useHours();
  const due = minute && answerDueText(lead, minute, hours);
  if (!due) return null;
  const Icon = due.isOverdue ? CircleAlert : Clock;
  return (
    <p
      data-due={due.isOverdue ? 'overdue' : 'open'}
      className={classNames(
        'flex gap-2 text-sm font-semibold',
        due.isOverdue && 'rounded-md bg-danger-wash px-3 py-2 text-danger',
      )}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {due.text}
    </p>
  );
}

/** The work on a lead: who has it in hand, and when it is looked at again. */
export function LeadWork({ lead }: { readonly lead: Lead }) {
  return (
    <section aria-label="Bearbeitung">
      <Assignment lead={lead} />
      <FollowUp lead={lead} />
    </section>
  );
}

/** «In Arbeit bei …»: who has a lead in hand, and the ways to take it and to give it up. */
function Assignment({ lead }: { readonly lead: Lead }) {
  const { username, isMine, assign, takeOrGive } = useAssignment(lead);
  const { data: colleagues = [] } = useColleagues();
  const others = colleagues.filter((name) => name !== username);
  const choice = useRef<HTMLSelectElement>(null);
  const { text, type, onBlur } = useTyped(others.find((name) => name === lead.assignedTo) ?? '');
  const { faultProps, faultText, setFault } = useFault();

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const name = choice.current?.value;
    setFault(name ? undefined : 'Bitte eine Person wählen');
    if (name) assign(name);
    else choice.current?.focus();
  }

  return (
    <WorkRow term="In Arbeit bei" value={isMine ? 'Ihnen' : (lead.assignedTo ?? 'niemandem')} fault={faultText}>
      {/* One button that changes its word, so that the focus stays on it. */}
      <SmallButton data-key="u" onClick={takeOrGive}>
        {isMine ? 'Abgeben' : 'Übernehmen'}
      </SmallButton>
      {others.length > 0 && (
        // A press of its own: by arrow keys, a select chooses each on the way to the last.
        <form method="post" noValidate onSubmit={submit} className="flex min-w-0 gap-2">
          <select
            ref={choice}
            {...faultProps}
            name="colleague"
            aria-label="Kollegin oder Kollege"
            value={text}
            onChange={({ target }) => type(target.value)}
            onBlur={onBlur}
            required
            className={`select-arrow max-w-40 min-w-0 appearance-none bg-white pl-3 text-ellipsis ${FIELD}`}
          >
            <option value="" disabled>
              Person wählen
            </option>
            {others.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
          <SmallButton type="submit">Zuteilen</SmallButton>
          <KeyButton name="z" onPress={() => choice.current?.focus()} />
        </form>
      )}
    </WorkRow>
  );
}

/** «Wiedervorlage»: the day on which a lead is to be looked at again. */
function FollowUp({ lead }: { readonly lead: Lead }) {
  const { set } = useFollowUp(lead);
  const now = new Date();
  const reason = followUpReason(useLeadHistory(lead.id).data?.contacts, lead.followUpOn);
  const date = useRef<HTMLInputElement>(null);
  const { text, type, onBlur } = useTyped(lead.followUpOn ?? '');
  const { faultProps, faultText, setFault } = useFault();
  const today = businessDay(now);

  function plan(day: string | null): void {
    setFault(undefined);
    set(day);
  }

  /** A press lets go of what was typed. */
  function press(day: string | null): void {
    type(undefined);
    plan(day);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const day = String(new FormData(event.currentTarget).get('day') ?? '');
    if (day >= today) plan(day);
    else {
      setFault(DAY_FROM_TODAY);
      date.current?.focus();
    }
  }

  return (
    <WorkRow
      term="Wiedervorlage"
      value={followUpText(lead.followUpOn, now)}
      note={reason && reasonText(reason)}
      fault={faultText}
    >
      {followUpChoices(now).map(({ label, day }) => (
        <SmallButton key={label} aria-pressed={lead.followUpOn === day} onClick={() => press(day)} className={PRESSED}>
          {label}
        </SmallButton>
      ))}
      <form method="post" noValidate onSubmit={submit} className="flex min-w-0 gap-2">
        <input
          ref={date}
          {...faultProps}
          type="date"
          name="day"
          aria-label="Datum der Wiedervorlage"
          value={text}
          // Half a day of the calendar changes nothing yet, but is being typed.
          onKeyDown={({ key }) => /^\d$/.test(key) && type(text)}
          onChange={({ target }) => type(target.value)}
          onBlur={onBlur}
          min={today}
          required
          className={`min-w-0 bg-white px-2 ${FIELD}`}
        />
        <SmallButton type="submit">Setzen</SmallButton>
        <KeyButton name="w" onPress={() => date.current?.focus()} />
      </form>
      {lead.followUpOn !== null && (
        <SmallButton onClick={() => press(null)} aria-label="Wiedervorlage entfernen">
          Entfernen
        </SmallButton>
      )}
    </WorkRow>
  );
}

/** A field of a value that colleagues change too: what is typed stays until it is what they see, or is let go of. */
function useTyped(value: string) {
  const [typed, type] = useState<string>();
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value === typed) type(undefined);
  }
  // Typed as it is, it is no change.
  const onBlur = () => typed === value && type(undefined);
  return { text: typed ?? value, type, onBlur };
}

/** What is wrong with the one field of a row, and what ties that to it. */
function useFault() {
  const id = useId();
  const [fault, setFault] = useState<string>();
  return {
    setFault,
    faultText: fault && <FieldError id={id}>{fault}</FieldError>,
    faultProps: fault ? { 'aria-invalid': true, 'aria-describedby': id } : {},
  };
}

const FIELD = 'min-h-9 rounded-md border border-line-strong text-sm aria-invalid:border-danger pointer-coarse:min-h-11';
const PRESSED = 'aria-pressed:border-petrol aria-pressed:bg-petrol-wash aria-pressed:font-semibold';

interface WorkRowProps {
  readonly term: string;
  /** Spoken when it changes. */
  readonly value: ReactNode;
  /** Why it stands so. */
  readonly note?: string | undefined;
  /** What is wrong with what was chosen. */
  readonly fault: ReactNode;
  readonly children: ReactNode;
}

/** One matter of the work on a lead: how it stands, and what can be done about it. */
function WorkRow({ term, value, note, fault, children }: WorkRowProps) {
  return (
    <div className="border-t border-line py-3 first:border-t-0 first:pt-0">
      <p className="text-sm">
        <span className="text-muted">{term}</span>{' '}
        <span aria-live="polite" className="font-semibold break-words">
          {value}
        </span>
      </p>
      {note && <p className="text-sm break-words">{note}</p>}
      <div className="mt-2 flex flex-wrap gap-2">{children}</div>
      {fault}
    </div>
  );
}

/** A quiet button among others of its kind. */
function SmallButton({ className, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        'min-h-9 rounded-md border border-line-strong px-3 text-sm transition-colors hover:border-petrol hover:bg-petrol-wash',
        'pointer-coarse:min-h-11',
        className,
      )}
    />
  );
}
