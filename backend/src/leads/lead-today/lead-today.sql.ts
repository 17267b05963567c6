import { TODAY_GROUPS, type TodayGroup } from '@fahrzeugpflege/contracts';
import { OPEN, VIEW_CONDITIONS } from '../lead-views.js';
import { FOLLOW_UP_REASON } from '../record-contact/lead-contacts.js';

/** So many leads of a group are named. */
const NAMED = 3;

const LISTED = `${OPEN} AND merged_into IS NULL`;

/** What holds of a group's leads. Beside `viewParameters`, $4: the end of the last visit. */
const CONDITIONS: Readonly<Record<TodayGroup, string>> = {
  ...VIEW_CONDITIONS,
  new: 'received_at > $4',
};

/** Which of a group's leads come first. */
const ORDERS: Readonly<Record<TodayGroup, string>> = {
  overdue: 'received_at, id',
  followUp: 'follow_up_on, received_at, id',
  new: 'received_at DESC, id DESC',
  // Those that stand in another group come last, and what has a follow-up will come by itself.
  mine: `(${CONDITIONS.overdue}) OR coalesce(${CONDITIONS.followUp}, false), follow_up_on NULLS FIRST, received_at, id`,
  planned: 'follow_up_on, received_at, id',
};

/**
 * One row: the count of each group, and the ids of its first leads under the group's name and `Ids`. All of it is read from
 * the index `lead_open` alone, the oldest and the newest leads from its ends.
 */
export const GROUPS = `
  SELECT ${TODAY_GROUPS.map((group) => `count(*) FILTER (WHERE ${CONDITIONS[group]})::int AS "${group}"`).join(', ')},
         ${TODAY_GROUPS.map(firstIds).join(', ')}
  FROM lead WHERE ${LISTED}`;

function firstIds(group: TodayGroup): string {
  const first = `SELECT id FROM lead WHERE ${LISTED} AND ${CONDITIONS[group]} ORDER BY ${ORDERS[group]} LIMIT ${NAMED}`;
  return `ARRAY(${first}) AS "${group}Ids"`;
}

/** $1: leads. */
export const NAMED_LEADS = `
  SELECT id, name, phone_e164 AS "phoneE164", form_type AS "formType", service_type AS "serviceType", status,
         received_at AS "receivedAt", answered_at AS "answeredAt", follow_up_on::text AS "followUpOn",
         ${FOLLOW_UP_REASON} AS "followUpReason"
  FROM lead WHERE id = ANY ($1)`;

/** When the last visit ended. $1: account, $2: a look before it belongs to an earlier visit than one that is made now. */
const LAST_VISIT_ENDED = 'CASE WHEN last_look_at < $2 THEN last_look_at ELSE last_visit_ended_at END';

/** Before the second visit: since when there is the account. */
export const SINCE = `SELECT coalesce(${LAST_VISIT_ENDED}, created_at) AS since FROM staff_user WHERE id = $1`;

/** $3: now. */
export const NOTE_LOOK = `
  UPDATE staff_user SET last_visit_ended_at = ${LAST_VISIT_ENDED}, last_look_at = $3 WHERE id = $1`;
