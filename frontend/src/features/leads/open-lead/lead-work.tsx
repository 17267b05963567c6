import { businessDay, type Lead, type LeadChangesBody } from '@fahrzeugpflege/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, Clock } from 'lucide-react';
import type { ButtonHTMLAttributes, FormEvent, ReactNode } from 'react';
import { useSession } from '#features/session/session.ts';
import { classNames } from '#lib/class-names.ts';
import { useMinute } from '#lib/use-minute.ts';
import { changeLead, showSaved } from '../api/lead.ts';
import { useLeadHistory } from '../api/lead-history.ts';
import { useHours } from '../api/lead-summary.ts';
import { LEADS_KEY } from '../api/leads.ts';
import { followUpReason, reasonText } from '../contacts/contact-texts.ts';
import { reportFailure } from '../report-failure.ts';
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
  const change = useWorkChange(lead, 'Die Zuteilung ist nicht gespeichert.');
  const username = useSession().data?.username;
  const isMine = username !== undefined && lead.assignedTo === username;
  const assign = (assignedTo: string | null) => {
    if (!change.isPending) change.mutate({ assignedTo });
  };
  return (
    <WorkRow term="In Arbeit bei" value={isMine ? 'Ihnen' : (lead.assignedTo ?? 'niemandem')}>
      {/* One button that changes its word, so that the focus stays on it. */}
      <SmallButton onClick={() => assign(isMine ? null : (username ?? null))}>
        {isMine ? 'Abgeben' : 'Übernehmen'}
      </SmallButton>
    </WorkRow>
  );
}

/** «Wiedervorlage»: the day on which a lead is to be looked at again. */
function FollowUp({ lead }: { readonly lead: Lead }) {
  const change = useWorkChange(lead, 'Die Wiedervorlage ist nicht gespeichert.');
  const now = new Date();
  const reason = followUpReason(useLeadHistory(lead.id).data?.contacts, lead.followUpOn);
  const set = (followUpOn: string | null) => {
    if (!change.isPending) change.mutate({ followUpOn });
  };

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const day = String(new FormData(event.currentTarget).get('day') ?? '');
    if (day) set(day);
  }

  return (
    <WorkRow term="Wiedervorlage" value={followUpText(lead.followUpOn, now)} note={reason && reasonText(reason)}>
      {followUpChoices(now).map(({ label, day }) => (
        <SmallButton key={label} aria-pressed={lead.followUpOn === day} onClick={() => set(day)} className={PRESSED}>
          {label}
        </SmallButton>
      ))}
      <form method="post" onSubmit={submit} className="flex min-w-0 gap-2">
        <input
          key={lead.followUpOn}
          type="date"
          name="day"
          aria-label="Datum der Wiedervorlage"
          defaultValue={lead.followUpOn ?? ''}
          min={businessDay(now)}
          required
          className="min-h-9 min-w-0 rounded-md border border-line-strong bg-white px-2 text-sm pointer-coarse:min-h-11"
        />
        <SmallButton type="submit">Setzen</SmallButton>
      </form>
      {lead.followUpOn !== null && (
        <SmallButton onClick={() => set(null)} aria-label="Wiedervorlage entfernen">
          Entfernen
        </SmallButton>
      )}
    </WorkRow>
  );
}

const PRESSED = 'aria-pressed:border-petrol aria-pressed:bg-petrol-wash aria-pressed:font-semibold';

interface WorkRowProps {
  readonly term: string;
  /** Spoken when it changes. */
  readonly value: ReactNode;
  /** Why it stands so. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** One matter of the work on a lead: how it stands, and what can be done about it. */
function WorkRow({ term, value, note, children }: WorkRowProps) {
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

/**
 * Changes who works on a lead, or when it is to be looked at again, at once. A colleague who was quicker wins: the toast
 * says so, and the lead is shown as it is now.
 *
 * @param notDone what to say when it failed, as a sentence
 */
export function useWorkChange(lead: Lead, notDone: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: LeadChangesBody) => changeLead(lead.id, { ...changes, version: lead.version }),
    onSuccess: (changed) => showSaved(queryClient, changed),
    onError: (error) => {
      reportFailure(error, notDone);
      return queryClient.invalidateQueries({ queryKey: LEADS_KEY });
    },
  });
}
