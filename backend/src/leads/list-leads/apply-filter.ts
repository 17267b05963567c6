import { businessProfile } from '@fahrzeugpflege/contracts';
import type { LeadEntity } from '@fahrzeugpflege/infra/database';
import type { SelectQueryBuilder } from 'typeorm';
import { isDate } from './calendar.js';
import type { LeadFilter } from './list-leads.query.js';

/** The very expression that the index `lead_search` covers (first migration). */
const SEARCHED = `(lead.name || ' ' || lead.email || ' ' || coalesce(lead.phone, '') || ' ' ||
  coalesce(lead.vehicle_make, '') || ' ' || coalesce(lead.vehicle_model, '') || ' ' ||
  coalesce(lead.offer_number, '') || ' ' || lead.subject || ' ' || lead.message)`;

const MAX_WORDS = 10;

/** Adds the conditions of a filter to a query over `lead`. */
export function applyFilter(leads: SelectQueryBuilder<LeadEntity>, filter: LeadFilter): void {
  const { status, formType, q = '', from, to } = filter;
  if (status) leads.andWhere('lead.status = :status', { status });
  if (formType) leads.andWhere('lead.form_type = :formType', { formType });
  wordsOf(q).forEach((word, index) => {
    leads.andWhere(`${SEARCHED} ILIKE :word${index}`, { [`word${index}`]: `%${escapePattern(word)}%` });
  });
  if (from) leads.andWhere(`lead.received_at >= ${startOf(from, 'from')}`, { from: momentOf(from) });
  if (to && isDate(to)) leads.andWhere(`lead.received_at < ${startOf(to, 'to', 1)}`, { to });
  else if (to) leads.andWhere('lead.received_at <= CAST(:to AS timestamptz)', { to: momentOf(to) });
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);

/** `%`, `_` and the escaping `\` stand for themselves. */
const escapePattern = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Days begin at midnight in Switzerland, whatever the offset is on that day. */
const startOf = (text: string, parameter: string, daysLater = 0) =>
  isDate(text)
    ? `((CAST(:${parameter} AS date) + ${daysLater})::timestamp AT TIME ZONE '${businessProfile.timeZone}')`
    : `CAST(:${parameter} AS timestamptz)`;

const momentOf = (text: string) => (isDate(text) ? text : new Date(text).toISOString());
