import {
  businessProfile,
  FORM_TYPES,
  isCalendarDay,
  isServiceName,
  LEAD_STATUSES,
  type LeadFilter,
  type LeadView,
  leadServiceNames,
  serviceName,
} from '@fahrzeugpflege/contracts';
import { OPEN, VIEW_CONDITIONS, type Viewer, viewParameters } from '../lead-views.js';
import { SqlConditions } from './sql-conditions.js';

/** The conditions of a filter over `lead`, but for its search; for lists, counts and exports. */
export function leadConditions(filter: LeadFilter, viewer: Viewer): SqlConditions {
  const { status, formType, service, view } = filter;
  const conditions = periodConditions(filter);
  if (status) conditions.add(`lead.status = ${constant(LEAD_STATUSES, status)}`);
  if (formType) conditions.add(`lead.form_type = ${constant(FORM_TYPES, formType)}`);
  if (service) conditions.add(serviceCondition(serviceName(service), conditions));
  // Open leads alone have one index to be read from, whomever they belong to; beside other filters there are several. What
  // is overdue is walked in its order in any case.
  const hasOneIndex = view === 'overdue' || (!status && !formType && !service);
  const place = (value: unknown) => (hasOneIndex ? conditions.bound(value) : conditions.value(value));
  if (view) conditions.add(viewCondition(view, viewer, place));
  return conditions;
}

/** The leads of a period. Those that were merged into others are never among them. */
export function periodConditions({ from, to }: Pick<LeadFilter, 'from' | 'to'>): SqlConditions {
  const conditions = new SqlConditions();
  conditions.add('lead.merged_into IS NULL');
  if (from) conditions.add(`lead.received_at >= ${startOf(from, conditions)}`);
  if (to) conditions.add(`lead.received_at ${isCalendarDay(to) ? '<' : '<='} ${startOf(to, conditions, 1)}`);
  return conditions;
}

/** @param place of a value in the statement */
function viewCondition(view: LeadView, viewer: Viewer, place: (value: unknown) => string): string {
  const values = viewParameters(viewer);
  const condition = VIEW_CONDITIONS[view].replace(/\$(\d)/g, (_, number) => place(values[Number(number) - 1]));
  return `${OPEN} AND ${condition}`;
}

/** A value of a closed list stands in the SQL itself: such a statement is planned for it, and may be planned once. */
function constant<Value extends string>(values: readonly Value[], value: Value): string {
  if (!values.includes(value)) throw new RangeError(`Not in the list: ${value}`);
  return `'${value}'`;
}

/** A service under whichever of its names. */
function serviceCondition(service: string, conditions: SqlConditions): string {
  const values = leadServiceNames(service).map((name) => serviceValue(name, conditions));
  return `lead.service_type IN (${values.join(', ')})`;
}

/**
 * Which index is the best depends on how frequent a service is: one of the house stands in the SQL like values of closed
 * lists. Any other is bound, as whoever makes up names would else have a plan kept for each.
 */
function serviceValue(service: string, conditions: SqlConditions): string {
  return isServiceName(service) ? `'${service}'` : conditions.value(service);
}

/** Days begin at midnight in Switzerland, whatever the offset is on that day; a moment is what it says. */
export function startOf(text: string, conditions: SqlConditions, daysLater = 0): string {
  if (!isCalendarDay(text)) return `CAST(${conditions.bound(new Date(text).toISOString())} AS timestamptz)`;
  const day = `CAST(${conditions.bound(text)} AS date) + ${daysLater}`;
  return `((${day})::timestamp AT TIME ZONE '${businessProfile.timeZone}')`;
}
