import {
  RELATED_COUNT_LIMIT,
  RELATED_LEADS_LIMIT,
  SAME_PERSON_REASONS,
  type SamePersonReason,
} from '@fahrzeugpflege/contracts';

/**
 * When a lead `other` may be of the same person as the lead `lead`; each is served by an index of its own. It is a hint for
 * staff: what is erased or handed out with a person goes by `privacy/person.sql.ts`.
 */
const CONDITIONS: Record<SamePersonReason, string> = {
  email: "lower(other.email) = lower(lead.email) AND lead.email <> ''",
  phone: 'other.phone_e164 = lead.phone_e164',
  name_and_vehicle: ['name', 'vehicle_make', 'vehicle_model'].map(sameText).join(' AND '),
};

/** The beginnings, too: the index `lead_by_name_and_vehicle` has no room for more. */
function sameText(column: string): string {
  const [theirs, own] = [`lower(other.${column})`, `lower(lead.${column})`];
  return `other.${column} IS NOT NULL AND left(${theirs}, 100) = left(${own}, 100) AND ${theirs} = ${own}`;
}

/** The ids of the newest that may be of the same person as `lead`, at most so many of each reason. */
const possible = (limit: number, among: string) =>
  SAME_PERSON_REASONS.map(
    (reason) => `(
      SELECT other.id, other.received_at FROM lead other
      WHERE ${CONDITIONS[reason]} AND other.id <> lead.id AND other.anonymised_at IS NULL AND ${among}
      ORDER BY other.received_at DESC, other.id DESC LIMIT ${limit})`,
  ).join(' UNION ');

const REASONS = SAME_PERSON_REASONS.map((reason) => `CASE WHEN ${CONDITIONS[reason]} THEN '${reason}' END`);

/** Whom all merged ones around `lead` belong to: the lead that it is merged into, else itself. */
const SURVIVOR = 'coalesce(lead.merged_into, lead.id)';

/**
 * $1: id. The newest that may be of the same person, and all that are merged with it. An anonymised lead is like no
 * other.
 */
export const LIST_RELATED = `
  SELECT other.id, other.name, other.subject, other.message, other.status, other.status_by AS "statusBy",
         other.form_type AS "formType",
         other.received_at AS "receivedAt", other.merged_into AS "mergedInto", other.answered_at AS "answeredAt",
         other.assigned_to AS "assignedTo", other.follow_up_on::text AS "followUpOn",
         other.offer_number AS "offerNumber", other.notes,
         array_remove(ARRAY[${REASONS.join(', ')}], NULL) AS reasons
  FROM lead
  CROSS JOIN LATERAL (
    (SELECT id FROM (${possible(RELATED_LEADS_LIMIT, `other.merged_into IS DISTINCT FROM ${SURVIVOR}`)}) possible
     WHERE lead.anonymised_at IS NULL
     ORDER BY received_at DESC, id DESC LIMIT ${RELATED_LEADS_LIMIT})
    UNION SELECT merged.id FROM lead merged WHERE merged.merged_into = ${SURVIVOR}
    UNION SELECT lead.merged_into
  ) related
  JOIN lead other ON other.id = related.id AND other.id <> lead.id
  WHERE lead.id = $1
  ORDER BY other.received_at DESC, other.id DESC`;

const COUNTED = RELATED_COUNT_LIMIT + 1;

/** $1: ids. Reads a few index entries for each, however many there are. */
export const COUNT_RELATED = `
  SELECT lead.id, others.count AS others, merged.count AS merged
  FROM lead
  CROSS JOIN LATERAL (
    SELECT count(*)::int FROM (
      SELECT FROM (${possible(COUNTED, 'other.merged_into IS NULL')}) possible
      WHERE lead.anonymised_at IS NULL LIMIT ${COUNTED}
    ) few
  ) others
  CROSS JOIN LATERAL (
    SELECT count(*)::int FROM (SELECT FROM lead other WHERE other.merged_into = lead.id LIMIT ${COUNTED}) few
  ) merged
  WHERE lead.id = ANY ($1::uuid[])`;
