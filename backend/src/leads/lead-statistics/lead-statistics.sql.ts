import { ANSWER_BANDS, type AnswerBand, SERVICES_OF_MANY_NAMES } from '@fahrzeugpflege/contracts';
import { OPEN } from '../lead-views.js';
import { periodConditions, startOf } from '../list-leads/lead-conditions.js';
import type { Period } from './time-steps.js';

/** With the values of its parameters. */
export type Statement = readonly [sql: string, parameters: readonly unknown[]];

/** So many services are named. */
const NAMED_SERVICES = 8;

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** The longest wait of each band, in seconds. */
const ANSWERED_WITHIN: Record<AnswerBand, number> = {
  hour: HOUR,
  fourHours: 4 * HOUR,
  day: DAY,
  threeDays: 3 * DAY,
  longer: Number.POSITIVE_INFINITY,
};

/** The shortest wait of each band of open leads but the first, in seconds. */
const WAITING_FROM = [DAY, 3 * DAY, 7 * DAY, 30 * DAY];

/** Of the names that a service has in leads, the one that stands for all. */
const SHOWN_SERVICE = `CASE ${SERVICES_OF_MANY_NAMES.map(
  ([shown, ...others]) => `WHEN service IN (${others.map((name) => `'${name}'`).join(', ')}) THEN '${shown}'`,
).join(' ')} ELSE service END`;

/** When the first lead up to a day was received; null where there is none. */
export function firstLead(to: string): Statement {
  const { sql, parameters } = periodConditions({ to });
  return [`SELECT min(lead.received_at) AS "receivedAt" FROM lead WHERE ${sql}`, parameters];
}

/** How many leads were received in a period. */
export function leadCount(period: Period): Statement {
  const { sql, parameters } = periodConditions(period);
  return [`SELECT count(*)::int AS leads FROM lead WHERE ${sql}`, parameters];
}

/**
 * The leads of a period by step, form type, status, service and who set the status, counted in one walk through them; what is asked for are
 * sums of these few groups. A service of blanks is none.
 *
 * @param steps first day of each
 */
export function leadCounts(period: Period, steps: readonly string[]): Statement {
  const conditions = periodConditions(period);
  const starts = steps.map((day) => startOf(day, conditions)).join(', ');
  const sql = `
    WITH counts AS MATERIALIZED (
      SELECT width_bucket(lead.received_at, ARRAY[${starts}]) - 1 AS step, form_type AS "formType", status,
             service_type AS service, status_by AS person, count(*) AS leads
      FROM lead WHERE ${conditions.sql} GROUP BY 1, 2, 3, 4, 5
    )
    SELECT ${rows('SELECT step, "formType", sum(leads)::int AS leads FROM counts GROUP BY 1, 2')} AS "bySteps",
           ${rows('SELECT "formType", status, sum(leads)::int AS leads FROM counts GROUP BY 1, 2')} AS "byKinds",
           ${rows(`SELECT ${SHOWN_SERVICE} AS service, sum(leads)::int AS leads FROM counts WHERE service ~ '\\S'
                   GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${NAMED_SERVICES}`)} AS "byService",
           (SELECT coalesce(sum(leads), 0)::int FROM counts WHERE service ~ '\\S') AS "withService",
           ${rows(`SELECT person, sum(leads)::int AS leads FROM counts WHERE person IS NOT NULL
                   GROUP BY 1 ORDER BY 2 DESC, 1`)} AS "byPerson"`;
  return [sql, conditions.parameters];
}

/**
 * How long the answered leads of a period waited, in whole seconds, begun ones counted in full. Counting equal waits spares
 * sorting a million of them. A clock that was wrong makes no wait negative.
 */
export function answerWaits(period: Period): Statement {
  const { sql: conditions, parameters } = periodConditions(period);
  const bands = ANSWER_BANDS.map((band, place) => {
    const shorter = ANSWER_BANDS[place - 1];
    const over = shorter === undefined ? -1 : ANSWERED_WITHIN[shorter];
    const within = `seconds > ${over} AND seconds <= '${ANSWERED_WITHIN[band]}'::float8`;
    return `coalesce(sum(leads) FILTER (WHERE ${within}), 0)::int AS "${band}"`;
  });
  const sql = `
    WITH waits AS (
      SELECT greatest(ceil(date_part('epoch', lead.answered_at - lead.received_at)), 0) AS seconds,
             count(*)::int AS leads
      FROM lead WHERE ${conditions} AND lead.answered_at IS NOT NULL GROUP BY 1
    ), ranked AS (
      SELECT *, sum(leads) OVER (ORDER BY seconds) AS rank, sum(leads) OVER () AS answered FROM waits
    )
    SELECT ${bands.join(', ')},
           min(seconds) FILTER (WHERE 2 * rank >= answered) AS "medianSeconds",
           min(seconds) FILTER (WHERE 10 * rank >= 9 * answered) AS "ninthDecileSeconds"
    FROM ranked`;
  return [sql, parameters];
}

/** All open leads by the place of their band among `WAITING_BANDS`. Read from the index `lead_open` alone. */
export function openLeads(now: Date): Statement {
  const sql = `
    SELECT width_bucket(date_part('epoch', $1::timestamptz - received_at), $2::float8[]) AS band,
           count(*) FILTER (WHERE status = 'pending')::int AS pending,
           count(*) FILTER (WHERE status = 'processing')::int AS processing,
           count(*) FILTER (WHERE answered_at IS NULL)::int AS unanswered
    FROM lead WHERE ${OPEN} AND merged_into IS NULL GROUP BY 1`;
  return [sql, [now.toISOString(), WAITING_FROM]];
}

/** The rows of a query in one value. */
function rows(query: string): string {
  return `(SELECT coalesce(json_agg(found), '[]') FROM (${query}) found)`;
}
