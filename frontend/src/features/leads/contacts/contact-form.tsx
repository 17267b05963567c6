import {
  businessDay,
  CONTACT_KINDS,
  type ContactKind,
  contactKindLabels,
  type Lead,
  settlesFollowUp,
  TEXT_LIMITS,
} from '@fahrzeugpflege/contracts';
import { Mail, PhoneCall, PhoneMissed, Voicemail } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { isUnauthorized } from '#lib/api-client.ts';
import { changeFailureText } from '../report-failure.ts';
import type { ContactEdit } from './contact-draft.ts';
import { PhoneNumber } from './contact-links.tsx';
import { FollowUpChoice, findWrongDay } from './follow-up-choice.tsx';
import { Saved } from './saved-contact.tsx';
import { useContact } from './use-contact.ts';

/** Each kind has its own shape. */
export const contactIcons = {
  reached: PhoneCall,
  not_reached: PhoneMissed,
  combox: Voicemail,
  mail_written: Mail,
} as const satisfies Record<ContactKind, unknown>;

interface ContactFormProps {
  readonly lead: Lead;
  readonly ref: Ref<HTMLFormElement>;
  /** What it begins with, to be confirmed, where nothing was being written. */
  readonly prepared?: ContactEdit | undefined;
  readonly onSaved?: (() => void) | undefined;
  /** Leads to the next open lead of the list; null where there is none. */
  readonly onNext: (() => void) | null;
  readonly onClose: () => void;
}

/**
 * «Kontakt festhalten»: one line of four choices, which unfolds for a sentence and the next date once one is chosen. One
 * save brings all that follows from it.
 */
export function ContactForm({ lead, ref, prepared, onSaved, onNext, onClose }: ContactFormProps) {
  const contact = useContact(lead, prepared);
  const { draft, edit, saved, failure } = contact;
  const sentence = useRef<HTMLInputElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const kinds = useRef<HTMLFieldSetElement>(null);
  const titleId = useId();
  const [wantsSentence, setWantsSentence] = useState(false);

  useEffect(() => {
    if (wantsSentence) {
      // The form has just grown, perhaps below the edge. Where there is no room for all of it, what was chosen stays in sight.
      saveButton.current?.scrollIntoView({ block: 'nearest' });
      kinds.current?.scrollIntoView({ block: 'nearest' });
      sentence.current?.focus({ preventScroll: true });
    }
    setWantsSentence(false);
  }, [wantsSentence]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever came to confirm it begins there
  useEffect(() => {
    if (prepared) saveButton.current?.focus();
  }, []);

  // Here and not where it was sent: one may be elsewhere once the answer comes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that was saved
  useEffect(() => {
    if (saved) onSaved?.();
  }, [saved]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    save(event.currentTarget);
  }

  function save(form: HTMLFormElement): void {
    const day = findWrongDay(form);
    if (day) day.focus();
    else contact.save();
  }

  /** One line of text sends a form with Enter already. */
  function onKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save(event.currentTarget);
  }

  return (
    <form
      ref={ref}
      method="post"
      noValidate
      aria-labelledby={titleId}
      onSubmit={submit}
      onKeyDown={onKeyDown}
      data-writing={draft.kind === null ? undefined : ''}
      className="grid gap-3"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={titleId} className="text-base">
          Kontakt festhalten
        </h3>
        {/* Whoever dials by hand reads it here; on a phone there is a button for it. */}
        <p className="text-sm max-sm:hidden">
          <PhoneNumber lead={lead} />
        </p>
      </div>
      <KindChoice
        ref={kinds}
        labelledBy={titleId}
        chosen={draft.kind}
        onChoose={(kind) => edit({ kind })}
        onChosen={() => setWantsSentence(true)}
      />
      {draft.kind !== null && (
        <>
          <TextField
            ref={sentence}
            name="text"
            label="Ergebnis in einem Satz"
            marksOptional={false}
            value={draft.text}
            onChange={({ target }) => edit({ text: target.value })}
            maxLength={TEXT_LIMITS.line}
            autoComplete="off"
          />
          <div>
            <FollowUpChoice chosen={draft.followUp} onChoose={(followUp) => edit({ followUp })} />
            <p aria-live="polite" className="mt-1.5 text-sm text-muted empty:hidden">
              {settlesFollowUp(lead, { ...draft, kind: draft.kind }, businessDay(Date.now())) &&
                'Die fällige Wiedervorlage ist damit erledigt.'}
            </p>
          </div>
          {failure !== undefined && !isUnauthorized(failure) && (
            <Notice tone="danger" role="alert">
              {changeFailureText(failure)} Der Kontakt ist nicht festgehalten, Ihr Text bleibt erhalten.
            </Notice>
          )}
          <div className="flex flex-wrap gap-3 max-sm:sticky max-sm:-bottom-px max-sm:-mx-5 max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:px-5 max-sm:py-3">
            <Button
              ref={saveButton}
              type="submit"
              size="sm"
              busyLabel={contact.isSaving && 'Wird festgehalten …'}
              className="max-sm:flex-1"
            >
              Festhalten
            </Button>
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                contact.discard();
                kinds.current?.querySelector('input')?.focus();
              }}
            >
              Verwerfen
            </Button>
          </div>
        </>
      )}
      {saved && draft.kind === null && (
        <Saved
          said={`Festgehalten · ${contactKindLabels[saved.kind]}`}
          followUp={saved.followUp}
          onNext={onNext}
          onClose={onClose}
        />
      )}
    </form>
  );
}

interface KindChoiceProps {
  readonly ref: Ref<HTMLFieldSetElement>;
  readonly labelledBy: string;
  readonly chosen: ContactKind | null;
  readonly onChoose: (kind: ContactKind) => void;
  /** It was chosen for good, and not on the way from one choice to the next as arrows do. */
  readonly onChosen: () => void;
}

/**
 * A radio group. Who clicks one, presses its number or Enter on it goes on to the sentence; arrows lead from one to the
 * next as in any such group.
 */
function KindChoice({ ref, labelledBy, chosen, onChoose, onChosen }: KindChoiceProps) {
  const isPointed = useRef(false);

  function onKeyDown(event: KeyboardEvent<HTMLFieldSetElement>): void {
    isPointed.current = false;
    const focused = (event.target as HTMLInputElement).value as ContactKind;
    const kind = event.key === 'Enter' ? focused : CONTACT_KINDS[Number(event.key) - 1];
    if (kind === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    onChoose(kind);
    onChosen();
  }

  return (
    <fieldset
      ref={ref}
      aria-labelledby={labelledBy}
      onPointerDown={() => {
        isPointed.current = true;
      }}
      onKeyDown={onKeyDown}
      className="grid grid-cols-2 overflow-hidden rounded-md border border-line-strong bg-white sm:grid-cols-[repeat(4,auto)]"
    >
      {CONTACT_KINDS.map((kind) => {
        const Icon = contactIcons[kind];
        return (
          <label
            key={kind}
            className={
              '-mt-px -ml-px flex min-h-11 cursor-pointer items-center justify-center gap-2 border-t border-l border-line px-1 ' +
              'text-sm whitespace-nowrap transition-colors hover:bg-petrol-wash has-checked:bg-petrol ' +
              'has-checked:font-semibold has-checked:text-paper has-focus-visible:outline-3 ' +
              'has-focus-visible:outline-offset-[-3px] has-focus-visible:outline-accent'
            }
          >
            <input
              type="radio"
              name="kind"
              value={kind}
              checked={chosen === kind}
              onChange={() => {
                onChoose(kind);
                if (isPointed.current) onChosen();
              }}
              className="sr-only"
            />
            <Icon aria-hidden="true" className="size-4 shrink-0" />
            {contactKindLabels[kind]}
          </label>
        );
      })}
    </fieldset>
  );
}
