import {
  addDays,
  businessDay,
  businessProfile,
  contactKindLabels,
  type HistoryEntry,
  type LeadContact,
  type LeadStatus,
  leadStatusLabels,
  type PlannedFollowUp,
  wallClock,
  weekdayIndex,
} from '@fahrzeugpflege/contracts';

/** A follow-up that one button plans. */
interface FollowUpChip {
  readonly label: string;
  readonly followUp: PlannedFollowUp;
}

export const DAY_FROM_TODAY = 'Bitte einen Tag ab heute angeben';

/** When there is still time today to try again. */
const LATER_TODAY = '16:00';

/** «heute 16 Uhr» while it is before that, «morgen», «Mo» and «in 1 Woche»; each day once. */
export function followUpChips(now: Date): FollowUpChip[] {
  const { day: today, time } = wallClock(now);
  const toMonday = 7 - weekdayIndex(today);
  const day = (label: string, days: number) => ({ label, followUp: { on: addDays(today, days), time: null } });
  return [
    ...(time < LATER_TODAY ? [{ label: 'heute 16 Uhr', followUp: { on: today, time: LATER_TODAY } }] : []),
    day('morgen', 1),
    ...(toMonday > 1 && toMonday < 7 ? [day('Mo', toMonday)] : []),
    day('in 1 Woche', 7),
  ];
}

// Calendar days are counted in UTC, where all are equally long.
const weekdayAndDay = new Intl.DateTimeFormat(businessProfile.locale, {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** «heute, 16 Uhr», «morgen», «Mo., 30. November». */
export function plannedText({ on, time }: PlannedFollowUp, now: Date): string {
  const today = businessDay(now);
  const names: Readonly<Record<string, string>> = { [today]: 'heute', [addDays(today, 1)]: 'morgen' };
  const day = names[on] ?? weekdayAndDay.format(new Date(`${on}T00:00:00Z`));
  return time === null ? day : `${day}, ${hourText(time)}`;
}

/** What followed from a contact by itself, as it stands behind it: «In Bearbeitung», «in Arbeit bei martina». */
export function consequenceTexts(changes: HistoryEntry['changes'] | undefined): string[] {
  const status = changes?.['status']?.to as LeadStatus | undefined;
  const worker = changes?.['assignedTo']?.to;
  return [
    ...(changes?.['followUpOn']?.to === null ? ['Wiedervorlage erledigt'] : []),
    ...(status ? [leadStatusLabels[status]] : []),
    ...(worker ? [`in Arbeit bei ${worker}`] : []),
  ];
}

/** Why a lead is to be looked at again on a day: what was said at the last contact that planned it. */
export function followUpReason<Reason extends Pick<LeadContact, 'followUp'>>(
  contacts: readonly Reason[] | undefined,
  followUpOn: string | null,
): Reason | undefined {
  return contacts?.find(({ followUp }) => followUp !== null && followUp.on === followUpOn);
}

/** «um 16 Uhr · Will es sich überlegen»; what was done, where nothing was said. */
export function reasonText({ kind, text, followUp }: Pick<LeadContact, 'kind' | 'text' | 'followUp'>): string {
  return [followUp?.time && `um ${hourText(followUp.time)}`, text ?? contactKindLabels[kind]]
    .filter(Boolean)
    .join(' · ');
}

/** «16 Uhr», «9.30 Uhr», of `16:00` and `09:30`. */
function hourText(time: string): string {
  return `${time.replace(/^0/, '').replace(/:00$/, '').replace(':', '.')} Uhr`;
}

/** The lines of a history that no contact in the list of contacts tells already. */
export function besideContacts(
  entries: readonly HistoryEntry[],
  contacts: readonly LeadContact[],
): readonly HistoryEntry[] {
  return entries.filter((entry) => !contacts.some(({ id }) => id === contactOf(entry)));
}

/** The line of the history that a contact made; of one that was made on a lead that was merged into this one there is none. */
export function entryOf(entries: readonly HistoryEntry[], { id }: LeadContact): HistoryEntry | undefined {
  return entries.find((entry) => contactOf(entry) === id);
}

function contactOf({ changes }: HistoryEntry): unknown {
  return changes?.['contact']?.to;
}
