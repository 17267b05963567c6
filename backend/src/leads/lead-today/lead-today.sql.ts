import { TODAY_GROUPS, type TodayGroup } from '@fahrzeugpflege/contracts';

/** So many leads of a group are named. */
const NAMED = 3;

/** As the partial index `lead_open` has it. */
const OPEN = "status IN ('pending', 'processing') AND merged_into IS NULL";

/** Which leads belong to a group, and which of them come first. */
interface GroupRule {
  readonly condition: string;
  readonly order: string;
}

/** $1: what was received until then is due, $2: today, $3: the end of the last visit, $4: who asks, $5: the week's last day. */
const RULES: Readonly<Record<TodayGroup, GroupRule>> = {
  overdue: { condition: 'answered_at IS NULL AND received_at <= $1', order: 'received_at, id' },
  followUp: { condition: 'follow_up_on <= $2', order: 'follow_up_on, received_at, id' },
  new: { condition: 'received_at > $3', order: 'received_at DESC, id DESC' },
  // Those that stand in another group come last, and what has a follow-up will come by itself.
  mine: {
    condition: 'assigned_to = $4',
    order: `(answered_at IS NULL AND received_at <= $1) OR coalesce(follow_up_on <= $2, false),
            follow_up_on NULLS FIRST, received_at, id`,
  },
  planned: { condition: 'follow_up_on > $2 AND follow_up_on <= $5', order: 'follow_up_on, received_at, id' },
};

/**
 * One row: the count of each group, and the ids of its first leads under the group's name and `Ids`. All of it is read from
 * the index `lead_open` alone, the oldest and the newest leads from its ends.
 */
export const GROUPS = `
  SELECT ${TODAY_GROUPS.map((group) => `count(*) FILTER (WHERE ${RULES[group].condition})::int AS "${group}"`).join(', ')},
         ${TODAY_GROUPS.map(firstIds).join(', ')}
  FROM lead WHERE ${OPEN}`;

function firstIds(group: TodayGroup): string {
  const { condition, order } = RULES[group];
  return `ARRAY(SELECT id FROM lead WHERE ${OPEN} AND ${condition} ORDER BY ${order} LIMIT ${NAMED}) AS "${group}Ids"`;
}

/** $1: leads. */
export const NAMED_LEADS = `
  SELECT id, name, phone_e164 AS "phoneE164", form_type AS "formType", service_type AS "serviceType", status,
         received_at AS "receivedAt", answered_at AS "answeredAt", follow_up_on::text AS "followUpOn"
  FROM lead WHERE id = ANY ($1)`;

/** When the last visit ended. $1: account, $2: a look before it belongs to an earlier visit than one that is made now. */
const LAST_VISIT_ENDED = 'CASE WHEN last_look_at < $2 THEN last_look_at ELSE last_visit_ended_at END';

/** Before the second visit: since when there is the account. */
export const SINCE = `SELECT coalesce(${LAST_VISIT_ENDED}, created_at) AS since FROM staff_user WHERE id = $1`;

/** $3: now. */
export const NOTE_LOOK = `
  UPDATE staff_user SET last_visit_ended_at = ${LAST_VISIT_ENDED}, last_look_at = $3 WHERE id = $1`;
