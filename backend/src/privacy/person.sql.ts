/** $1: id. The lead and all that are merged with it. */
export const FIND_GROUP = `
  SELECT other.id
  FROM lead
  JOIN lead other ON other.id = coalesce(lead.merged_into, lead.id) OR other.merged_into = coalesce(lead.merged_into, lead.id)
  WHERE lead.id = $1`;

/** $1: ids. Addresses and numbers of leads, and the addresses that their submissions had before anybody corrected them. */
export const FIND_CONTACTS = `
  SELECT coalesce(array_agg(DISTINCT lower(email)) FILTER (WHERE email <> ''), '{}') AS emails,
         coalesce(array_agg(DISTINCT phone) FILTER (WHERE phone <> ''), '{}') AS phones
  FROM (
    SELECT email, phone_e164 AS phone FROM lead WHERE id = ANY ($1::uuid[])
    UNION ALL
    SELECT words ->> 'email', NULL FROM submission
    WHERE id IN (SELECT submission_id FROM lead WHERE id = ANY ($1::uuid[]))
  ) contact`;

/**
 * $1: ids, $2: addresses, $3: numbers, $4: most rows. Leads with one of these, and all that are merged with them; each
 * way is served by an index of its own.
 */
export const FIND_LEADS = `
  WITH matching AS (
    SELECT id, merged_into FROM lead WHERE id = ANY ($1::uuid[])
    UNION SELECT id, merged_into FROM lead WHERE lower(email) = ANY ($2::text[])
    UNION SELECT id, merged_into FROM lead WHERE phone_e164 = ANY ($3::text[])
  ), survivor AS (
    SELECT DISTINCT coalesce(merged_into, id) AS id FROM matching
  )
  SELECT id FROM (
    SELECT id FROM survivor UNION SELECT lead.id FROM lead JOIN survivor ON lead.merged_into = survivor.id
  ) found
  ORDER BY id LIMIT $4`;

const DIGITS = "regexp_replace(coalesce(words ->> 'phone', ''), '\\D', '', 'g')";

/** A number without its country code or first zero; fewer digits are no whole number. */
export const TELLING_DIGITS = 9;

const matching = (state: string) => `
  SELECT id, state FROM submission
  WHERE state = '${state}' AND (
    lower(words ->> 'email') = ANY ($1::text[])
    OR (length(${DIGITS}) >= ${TELLING_DIGITS} AND right(${DIGITS}, ${TELLING_DIGITS}) = ANY ($2::text[]))
  )`;

/**
 * $1: addresses, $2: last digits of numbers. What became no lead, each state by its partial index; what is suspected, of
 * which there may be a lot, by those of addresses and numbers.
 */
export const FIND_SUBMISSIONS = `${['waiting', 'failed', 'suspected_spam'].map(matching).join(' UNION ALL ')} ORDER BY id`;

/** $1: leads, $2: submissions, $3: addresses, $4: numbers; each way is served by an index of its own. */
export const FIND_CONVERSATIONS = `
  SELECT id FROM chat_conversation
  WHERE submission_ids && ($2::uuid[] || ARRAY(SELECT submission_id FROM lead WHERE id = ANY ($1::uuid[])))
    OR emails && $3::text[] OR phones && $4::text[]
  ORDER BY id`;

/** $1: ids. */
export const COUNT_MAILS = 'SELECT count(*)::int AS count FROM mail_delivery WHERE lead_id = ANY ($1::uuid[])';
