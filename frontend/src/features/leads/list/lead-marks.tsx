import { type Lead, type ListedLead, leadStatusLabels } from '@fahrzeugpflege/contracts';
import { BellRing, Clock, type LucideIcon, Merge, TriangleAlert, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSession } from '#features/session/session.ts';
import { classNames } from '#lib/class-names.ts';
import { useMinute } from '#lib/use-minute.ts';
import { useHours } from '../api/lead-summary.ts';
import { followUpReason, reasonText } from '../contacts/contact-texts.ts';
import { dueMark, followUpMark } from './mark-texts.ts';

/** How long the answer that was promised may still take, where that is short. */
export function DueMark({ lead }: { readonly lead: Lead }) {
  const now = useMinute();
  const hours = useHours();
  const due = now && dueMark(lead, now, hours);
  if (!due) return null;
  return (
    <Mark icon={due.state === 'overdue' ? TriangleAlert : Clock} tone={due.state}>
      {due.text}
    </Mark>
  );
}

/** The reminder with its reason, and who works on it or has closed it. */
export function WorkMarks({ lead }: { readonly lead: ListedLead }) {
  const now = useMinute();
  const username = useSession().data?.username;
  const followUp = now && followUpMark(lead.followUpOn, now);
  const worker = workerText(lead, username);
  // After another one was planned here, the list's reason is that of the one before until it comes anew.
  const reason = followUpReason(lead.followUpReason ? [lead.followUpReason] : [], lead.followUpOn);
  return (
    <>
      {followUp && (
        <Mark icon={BellRing} tone={followUp.isDue ? 'soon' : 'quiet'}>
          {followUp.text}
          {reason && <span className="font-normal text-ink">: {reasonText(reason)}</span>}
        </Mark>
      )}
      {worker && (
        <Mark icon={UserRound} tone="quiet">
          {worker}
        </Mark>
      )}
    </>
  );
}

/** What of a lead is due, in a word or two: the answer that was promised, or else the reminder. */
export function ShortDue({ lead }: { readonly lead: Lead }) {
  const now = useMinute();
  const hours = useHours();
  if (!now) return null;
  if (dueMark(lead, now, hours)) return <DueMark lead={lead} />;
  const followUp = followUpMark(lead.followUpOn, now);
  if (!followUp) return null;
  return (
    <Mark icon={BellRing} tone={followUp.isDue ? 'soon' : 'quiet'}>
      <span className="sr-only">Wiedervorlage </span>
      {followUp.text.replace('Wiedervorlage ', '')}
    </Mark>
  );
}

/** Why a search lists a lead that has none of its words. */
export function FoundMark() {
  return (
    <Mark icon={Merge} tone="quiet">
      gefunden über eine zusammengeführte Anfrage
    </Mark>
  );
}

/** Who has it in hand, and once it is closed who closed it. */
function workerText({ status, statusBy, assignedTo }: Lead, username: string | undefined): string | undefined {
  const nameOf = (account: string) => (account === username ? 'Ihnen' : account);
  if (status === 'pending' || status === 'processing')
    return assignedTo ? `in Arbeit bei ${nameOf(assignedTo)}` : undefined;
  return statusBy ? `${leadStatusLabels[status].toLowerCase()} von ${nameOf(statusBy)}` : undefined;
}

const TONES = {
  overdue: 'rounded-sm bg-danger-wash px-1.5 font-semibold text-danger',
  soon: 'font-semibold text-accent-deep',
  quiet: 'text-muted',
} as const;

interface MarkProps {
  readonly icon: LucideIcon;
  readonly tone: keyof typeof TONES;
  readonly children: ReactNode;
}

function Mark({ icon: Icon, tone, children }: MarkProps) {
  return (
    <span data-mark={tone} className={classNames('inline-flex items-center gap-1 text-xs break-words', TONES[tone])}>
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="min-w-0">{children}</span>
    </span>
  );
}
