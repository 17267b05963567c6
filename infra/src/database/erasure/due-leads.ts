import { businessDay, CLOSED_STATUSES, FORM_TYPES, type RetentionPeriods } from '@fahrzeugpflege/contracts';
import type { EntityManager } from 'typeorm';

/**
 * $1: kind, $2: status, $3: its months, $4: today. A lead's time runs from the last that happened to it or to what was
 * merged into it; one that staff want to be reminded of is still needed. One period at a time: joined with all of them,
 * PostgreSQL reads every closed lead.
 */
const DUE = `
  FROM lead
  CROSS JOIN LATERAL (SELECT now() - make_interval(months => $3) AS since) past
  WHERE lead.form_type = $1 AND lead.status = $2 AND lead.received_at < past.since
    AND lead.anonymised_at IS NULL AND lead.status IN ('completed', 'rejected') AND lead.merged_into IS NULL
    AND (lead.follow_up_on IS NULL OR lead.follow_up_on < $4::date)
    AND NOT EXISTS (SELECT FROM audit_entry entry WHERE entry.lead_id = lead.id AND entry.at >= past.since)
    AND NOT EXISTS (
      SELECT FROM lead part WHERE part.merged_into = lead.id AND (part.received_at >= past.since OR EXISTS (
        SELECT FROM audit_entry entry WHERE entry.lead_id = part.id AND entry.at >= past.since
      ))
    )`;

const COUNT_DUE = `SELECT count(*)::int AS count ${DUE}`;

/**
 * $5: most rows. What somebody is working on right now waits until the next time. In the order of the index `lead_kept`,
 * which holds no anonymised lead: PostgreSQL expects many, and would look for the first of them in the whole table.
 */
const TAKE_DUE = `SELECT lead.id ${DUE} ORDER BY lead.received_at LIMIT $5 FOR UPDATE OF lead SKIP LOCKED`;

/**
 * $1: due leads. Those that were merged into them go with them; where somebody is working on one of these, all wait until
 * the next time. Whoever changes many leads locks them by their ids: this one, holding some already, waits for nobody.
 */
const TAKE_MERGED = `
  WITH taken AS (SELECT id FROM lead WHERE merged_into = ANY ($1::uuid[]) FOR UPDATE SKIP LOCKED)
  SELECT id FROM lead WHERE id = ANY ($1::uuid[]) AND NOT EXISTS (
    SELECT FROM lead part WHERE part.merged_into = lead.id AND part.id NOT IN (SELECT id FROM taken)
  )`;

/**
 * $5: leads that are taken, with what was merged into them. What somebody wrote while they were being chosen, the choice
 * has not seen; from now on nobody writes.
 */
const STILL_DUE = `SELECT lead.id ${DUE} AND lead.id = ANY ($5::uuid[])`;

/** $1: leads. */
const WITH_MERGED = 'SELECT id FROM lead WHERE id = ANY ($1::uuid[]) OR merged_into = ANY ($1::uuid[])';

/** How many closed leads are past their period. */
export interface DueCount {
  readonly formType: (typeof FORM_TYPES)[number];
  readonly status: (typeof CLOSED_STATUSES)[number];
  readonly count: number;
}

/** How many leads the next run erases; those that were merged into them are not counted, as in no list. */
export async function countDueLeads(manager: EntityManager, periods: RetentionPeriods): Promise<DueCount[]> {
  const counts: DueCount[] = [];
  for (const { formType, status, months } of closedPeriods(periods)) {
    const [due]: [{ count: number }] = await manager.query(COUNT_DUE, [formType, status, months, today()]);
    counts.push({ formType, status, count: due.count });
  }
  return counts;
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
  const query = async (...statement: [string, unknown[]]): Promise<string[]> =>
    (await manager.query<{ id: string }[]>(...statement)).map(({ id }) => id);
  const chosen: string[] = [];
  const due: string[] = [];
  for (const { formType, status, months } of closedPeriods(periods)) {
    chosen.push(...(await query(TAKE_DUE, [formType, status, months, today(), limit - chosen.length])));
  }
  if (chosen.length === 0) return [];
  const taken = await query(TAKE_MERGED, [chosen]);
  for (const { formType, status, months } of closedPeriods(periods)) {
    due.push(...(await query(STILL_DUE, [formType, status, months, today(), taken])));
  }
  return query(WITH_MERGED, [due]);
}

function closedPeriods({ leads }: RetentionPeriods) {
  const periods = FORM_TYPES.flatMap((formType) =>
    CLOSED_STATUSES.map((status) => ({ formType, status, months: leads[formType][status] })),
  );
  return periods.filter(({ months }) => months !== null);
}

const today = () => businessDay(Date.now());
