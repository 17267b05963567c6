import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Search over leads, and the indices of filters, views and counts. The search's texts are expressions over the columns,
 * kept in indices alone: the table is not rewritten, and what staff correct is found at once.
 */
export class LeadSearch1763700500000 implements MigrationInterface {
  readonly name = 'LeadSearch1763700500000';

  async up(runner: QueryRunner): Promise<void> {
    for (const { signature, returns, body } of functions) {
      await runner.query(
        `CREATE FUNCTION ${signature} RETURNS ${returns} LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN ${body}`,
      );
    }
    for (const statement of indices) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['lead_search', 'lead_search_words', 'lead_search_names', 'lead_by_service', 'lead_open']) {
      await runner.query(`DROP INDEX ${name}`);
    }
    await runner.query('DROP INDEX submission_suspected');
    for (const { signature } of functions.toReversed()) await runner.query(`DROP FUNCTION ${signature}`);
    for (const statement of earlierIndices) await runner.query(statement);
  }
}

/** Letters that people write in several ways, and the one way of the texts that are searched. Each costs time, so few. */
const FOLDED: Readonly<Record<string, string>> = {
  ...{ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' },
  ...{ é: 'e', è: 'e', ê: 'e', ë: 'e', à: 'a', ç: 'c', ô: 'o' },
};
const folded = (text: string) =>
  Object.entries(FOLDED).reduce((result, [from, to]) => `replace(${result}, '${from}', '${to}')`, `lower(${text})`);

const joined = (...columns: string[]) => columns.join(" || ' ' || ");
const VEHICLE = ["coalesce(make, '')", "coalesce(model, '')"];
const NAMES = ['name', 'email', ...VEHICLE, "coalesce(offer, '')"];
const PHONES = [
  "coalesce(phone, '')",
  "coalesce(phone_e164, '')",
  "coalesce(translate(phone, E' \\u00a0()+-./’', ''), '')",
];

/** A stem this long says enough to be looked for within other words: «versiegel» in «Keramikversiegelung». */
const TELLING_STEM = 6;
const STEM_LENGTH = "length((ts_lexize('german_stem', lower(word)))[1])";
const TELLING_PART = `left(word, CASE WHEN ${STEM_LENGTH} >= ${TELLING_STEM} THEN ${STEM_LENGTH} ELSE length(word) END)`;

/** Bodies are bound when a function is made, so that an index may hold what it gives. */
const functions = [
  { signature: 'search_fold(word text)', returns: 'text', body: folded('word') },
  {
    // All that is searched, and the digits of the phone number without what stands between them.
    signature:
      'lead_text(name text, email text, phone text, phone_e164 text, make text, model text, offer text, subject text, message text)',
    returns: 'text',
    body: `search_fold(${joined(...PHONES, ...NAMES, 'subject', 'message')})`,
  },
  {
    // A pattern over `lead_text`: the word, without its ending where the rest is telling, anywhere in a text.
    signature: 'search_part(word text)',
    returns: 'text',
    body: `'%' || regexp_replace(search_fold(${TELLING_PART}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`,
  },
  {
    // The words of names and such as they stand, those of subject and message by their German stems.
    signature: 'lead_words(name text, email text, make text, model text, offer text, subject text, message text)',
    returns: 'tsvector',
    body: `to_tsvector('simple', ${joined(...NAMES)}) || to_tsvector('german', ${joined('subject', 'message')})`,
  },
  {
    signature: 'search_stem(word text)',
    returns: 'tsquery',
    body: "plainto_tsquery('simple', word) || plainto_tsquery('german', word)",
  },
  {
    // Words that begin so; the quotes make it a text for which operators mean nothing.
    signature: 'search_start(word text)',
    returns: 'tsquery',
    body: `to_tsquery('simple', '''' || replace(replace(word, '\\', '\\\\'), '''', '''''') || ''':*')`,
  },
  {
    // Each word, whole and without any one of its letters: two words that differ by one letter have a key in common.
    signature: 'search_keys(words text)',
    returns: 'text[]',
    body: `(SELECT coalesce(array_agg(DISTINCT overlay(word PLACING '' FROM place FOR 1)), '{}')
      FROM string_to_table(words, ' ') AS word, generate_series(1, length(word) + 1) AS place
      WHERE length(word) BETWEEN 4 AND 30)`,
  },
  {
    signature: 'lead_name_keys(name text, make text, model text)',
    returns: 'text[]',
    body: `search_keys(translate(search_fold(${joined('name', ...VEHICLE)}), '.,;_-/()', '        '))`,
  },
];

/** Each locks `lead` against writes while it is made; submissions are accepted meanwhile, and their leads follow. */
const indices = [
  'DROP INDEX lead_search',
  `CREATE INDEX lead_search ON lead USING gin (
    lead_text(name, email, phone, phone_e164, vehicle_make, vehicle_model, offer_number, subject, message) gin_trgm_ops)`,
  `CREATE INDEX lead_search_words ON lead USING gin (
    lead_words(name, email, vehicle_make, vehicle_model, offer_number, subject, message))`,
  'CREATE INDEX lead_search_names ON lead USING gin (lead_name_keys(name, vehicle_make, vehicle_model))',
  'CREATE INDEX lead_by_service ON lead (service_type, received_at DESC, id DESC) WHERE service_type IS NOT NULL',
  // Few leads are open at a time: every view of them, and the count of each view, reads this one alone.
  'DROP INDEX lead_open',
  `CREATE INDEX lead_open ON lead (received_at DESC, id DESC, status, assigned_to, follow_up_on)
   WHERE status IN ('pending', 'processing') AND merged_into IS NULL`,
  "CREATE INDEX submission_suspected ON submission (received_at DESC, id DESC) WHERE state = 'suspected_spam'",
];

const earlierIndices = [
  `CREATE INDEX lead_search ON lead USING gin (
    (name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || coalesce(vehicle_make, '') || ' ' ||
     coalesce(vehicle_model, '') || ' ' || coalesce(offer_number, '') || ' ' || subject || ' ' || message)
    gin_trgm_ops)`,
  `CREATE INDEX lead_open ON lead (received_at DESC, id DESC)
   WHERE status IN ('pending', 'processing') AND merged_into IS NULL`,
];
