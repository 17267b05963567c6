import { businessDay, businessProfile, type LeadFilter, type LeadView, latestDue } from '@fahrzeugpflege/contracts';
import { isDate } from './calendar.js';
import { SqlConditions } from './sql-conditions.js';

/** Who looks at the leads, and when: some views depend on it. */
export interface Viewer {
  /** Name of the account. */
  readonly username: string;
  readonly now: Date;
}

/** As the partial index `lead_open` has it. */
const OPEN = "lead.status IN ('pending', 'processing')";

/**
 * The conditions of a filter over `lead`, but for its search; for lists, counts and exports. Leads that were merged into
 * others are never among them.
 */
export function leadConditions(filter: LeadFilter, viewer: Viewer): SqlConditions {
  const conditions = new SqlConditions();
  const { status, formType, service, view, from, to } = filter;
  conditions.add('lead.merged_into IS NULL');
  if (status) conditions.add(`lead.status = ${conditions.value(status)}`);
  if (formType) conditions.add(`lead.form_type = ${conditions.value(formType)}`);
  if (service) conditions.add(`lead.service_type = ${conditions.value(service)}`);
  if (view) conditions.add(viewCondition(view, viewer, conditions));
  if (from) conditions.add(`lead.received_at >= ${startOf(from, conditions)}`);
  if (to) conditions.add(`lead.received_at ${isDate(to) ? '<' : '<='} ${startOf(to, conditions, 1)}`);
  return conditions;
}

function viewCondition(view: LeadView, { username, now }: Viewer, conditions: SqlConditions): string {
  switch (view) {
    case 'overdue':
      return `lead.status = 'pending' AND lead.received_at <= ${conditions.value(latestDue(now).toISOString())}`;
    case 'followUp':
      return `${OPEN} AND lead.follow_up_on <= ${conditions.value(businessDay(now))}`;
    case 'mine':
      return `${OPEN} AND lead.assigned_to = ${conditions.value(username)}`;
    case 'open':
      return OPEN;
  }
}

/** Days begin at midnight in Switzerland, whatever the offset is on that day; a moment is what it says. */
function startOf(text: string, conditions: SqlConditions, daysLater = 0): string {
  if (!isDate(text)) return `CAST(${conditions.value(new Date(text).toISOString())} AS timestamptz)`;
  const day = `CAST(${conditions.value(text)} AS date) + ${daysLater}`;
  return `((${day})::timestamp AT TIME ZONE '${businessProfile.timeZone}')`;
}
