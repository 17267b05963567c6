import { businessDay, CLOSED_STATUSES, FORM_TYPES, type RetentionPeriods } from '@fahrzeugpflege/contracts';
import type { EntityManager } from 'typeorm';

/**
 * $1: periods as JSON, $2: today. A lead's time runs from the last that happened to it or to what was merged into it; one
 * that staff want to be reminded of is still needed.
 */
const DUE = `
  FROM json_to_recordset($1::json) AS period ("formType" text, status text, months int)
  CROSS JOIN LATERAL (SELECT now() - make_interval(months => period.months) AS since) past
  JOIN lead ON lead.form_type = period."formType" AND lead.status = period.status AND lead.received_at < past.since
  WHERE lead.anonymised_at IS NULL AND lead.status IN ('completed', 'rejected') AND lead.merged_into IS NULL
    AND (lead.follow_up_on IS NULL OR lead.follow_up_on < $2::date)
    AND NOT EXISTS (SELECT FROM audit_entry entry WHERE entry.lead_id = lead.id AND entry.at >= past.since)
    AND NOT EXISTS (
      SELECT FROM lead part WHERE part.merged_into = lead.id AND (part.received_at >= past.since OR EXISTS (
        SELECT FROM audit_entry entry WHERE entry.lead_id = part.id AND entry.at >= past.since
      ))
    )`;

const COUNT_DUE = `SELECT lead.form_type AS "formType", lead.status, count(*)::int AS count ${DUE} GROUP BY 1, 2`;

/** $3: most rows. What somebody is working on right now waits until the next time. */
const TAKE_DUE = `SELECT lead.id ${DUE} LIMIT $3 FOR UPDATE OF lead SKIP LOCKED`;

/** $1: ids. Those that were merged into them go with them. */
const WITH_MERGED = 'SELECT id FROM lead WHERE id = ANY ($1::uuid[]) OR merged_into = ANY ($1::uuid[])';

/** How many closed leads are past their period. */
export interface DueCount {
  readonly formType: (typeof FORM_TYPES)[number];
  readonly status: (typeof CLOSED_STATUSES)[number];
  readonly count: number;
}

/** How many leads the next run erases; those that were merged into them are not counted, as in no list. */
export function countDueLeads(manager: EntityManager, periods: RetentionPeriods): Promise<DueCount[]> {
  return manager.query(COUNT_DUE, parameters(periods));
}

/**
 * Takes some leads that are past their period, with what was merged into them, until the transaction ends.
 *
 * @param limit of leads that stand for themselves
 * @returns their ids; none when nothing is left
 */
export async function takeDueLeads(
  manager: EntityManager,
  periods: RetentionPeriods,
  limit: number,
): Promise<string[]> {
  const due: { id: string }[] = await manager.query(TAKE_DUE, [...parameters(periods), limit]);
  const all: { id: string }[] = await manager.query(WITH_MERGED, [due.map(({ id }) => id)]);
  return all.map(({ id }) => id);
}

function parameters({ leads }: RetentionPeriods): unknown[] {
  const periods = FORM_TYPES.flatMap((formType) =>
    CLOSED_STATUSES.map((status) => ({ formType, status, months: leads[formType][status] })),
  );
  return [JSON.stringify(periods.filter(({ months }) => months !== null)), businessDay(Date.now())];
}
