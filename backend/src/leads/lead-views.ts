import { type BusinessHours, businessDay, type LeadView, latestDue } from '@fahrzeugpflege/contracts';

/** Who looks at the leads, and when: some views depend on it. */
export interface Viewer {
  /** Name of the account. */
  readonly username: string;
  readonly now: Date;
  readonly hours: BusinessHours;
}

/** Of open leads, which all views are made of. As the partial index `lead_open` has it, but for merged leads. */
export const OPEN = "lead.status IN ('pending', 'processing')";

/** What holds of the open leads of a view; the parameters are those of {@link viewParameters}. */
export const VIEW_CONDITIONS: Readonly<Record<LeadView, string>> = {
  overdue: 'lead.answered_at IS NULL AND lead.received_at <= $1',
  followUp: 'lead.follow_up_on <= $2',
  planned: 'lead.follow_up_on > $2',
  mine: 'lead.assigned_to = $3',
  open: 'true',
};

/** $1: what was received until then is due, $2: today, $3: who asks. */
export function viewParameters({ username, now, hours }: Viewer): string[] {
  return [latestDue(now, hours).toISOString(), businessDay(now), username];
}
