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

const indices = [
  `CREATE INDEX lead_search ON lead USING gin (
    lead_text(name, email, phone, phone_e164, vehicle_make, vehicle_model, offer_number, subject, message) gin_trgm_ops)`,
  `CREATE INDEX lead_search_words ON lead USING gin (
    lead_words(name, email, vehicle_make, vehicle_model, offer_number, subject, message))`,
  // The list by name.
  'CREATE INDEX lead_by_sort_name ON lead ((search_fold(name) COLLATE "C"), id) WHERE merged_into IS NULL',
  'CREATE INDEX lead_search_names ON lead USING gin (lead_name_keys(name, vehicle_make, vehicle_model))',
];

/**
 * Search over leads. Its texts are expressions over the columns, kept in indices alone: what staff correct is found at
 * once, and no column has to be filled.
 */
export const leadSearch = {
  up: [
    ...functions.map(
      ({ signature, returns, body }) =>
        `CREATE FUNCTION ${signature} RETURNS ${returns} LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN ${body}`,
    ),
    ...indices,
  ],
  down: [
    'DROP INDEX lead_search, lead_search_words, lead_by_sort_name, lead_search_names',
    ...functions.toReversed().map(({ signature }) => `DROP FUNCTION ${signature}`),
  ],
};
