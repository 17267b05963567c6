import { businessDay, FORM_TYPES, LEAD_STATUSES, latestDue, profileFacts } from '@fahrzeugpflege/contracts';
import type { SeededSite, Statement } from './seeded-site.js';

/** A call of the API, and the same question as bare SQL. */
export interface BenchmarkCase {
  readonly name: string;
  readonly address: string;
  readonly statements: readonly Statement[];
  /** Whether the goal for first page and filters holds for it. */
  readonly hasGoal: boolean;
}

/** The page of the API and one row more, as it asks for it. */
const PAGE = 51;
const ORDER = `ORDER BY received_at DESC, id DESC LIMIT ${PAGE}`;
const LISTED = 'merged_into IS NULL';
const OPEN = `${LISTED} AND status IN ('pending', 'processing')`;

const TEXT = 'lead_text(name, email, phone, phone_e164, vehicle_make, vehicle_model, offer_number, subject, message)';
const WORDS = 'lead_words(name, email, vehicle_make, vehicle_model, offer_number, subject, message)';
const KEYS = 'lead_name_keys(name, vehicle_make, vehicle_model)';

const list = (condition: string, ...parameters: unknown[]) => ordered(ORDER, condition, parameters);
const ordered = (order: string, condition: string, parameters: readonly unknown[] = []): Statement => [
  `SELECT * FROM (SELECT * FROM lead WHERE ${condition} ${order}) page LIMIT 50`,
  parameters,
];
const exact = (place: number) => `(${TEXT} LIKE search_part($${place}) OR ${WORDS} @@ search_stem($${place}))`;
/** Frequent words are met by going through the list; all others are looked up, gathered and sorted. */
const frequent = (...words: string[]): Statement => list(matching(words), ...words);
const seldom = (...words: string[]): Statement => gathered(matching(words), ...words);
const matching = (words: readonly string[]) => [LISTED, ...words.map((_, index) => exact(index + 1))].join(' AND ');
const gathered = (condition: string, ...parameters: unknown[]): Statement => [
  `SELECT * FROM (SELECT * FROM lead WHERE ${condition} OFFSET 0) found ORDER BY received_at DESC, id DESC LIMIT 50`,
  parameters,
];

/** Everything that staff do with the list. */
export async function benchmarkCases(site: SeededSite): Promise<BenchmarkCase[]> {
  return [
    ...(await pages(site)),
    ...orders(),
    ...filters(),
    ...views(),
    ...(await searches(site)),
    ...(await similarSearches(site)),
    summary(),
    today(),
    statistics(),
  ];
}

async function pages(site: SeededSite): Promise<BenchmarkCase[]> {
  const middle = await site.value(
    `SELECT to_char(to_timestamp((extract(epoch FROM min(received_at)) + extract(epoch FROM max(received_at))) / 2)
       AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS value FROM lead`,
  );
  const { link = '', body } = await site.get(`/api/leads?limit=1&to=${middle}`);
  const [last] = body as { readonly id: string }[];
  const cursor = new URL(/<([^>]+)>/.exec(link)?.[1] ?? '', 'http://localhost').searchParams.get('cursor');
  const after = '(received_at, id) < (SELECT received_at, id FROM lead WHERE id = $1)';
  return [
    { name: 'first page', address: '/api/leads', statements: [list(LISTED)], hasGoal: true },
    {
      name: 'a page deep in the list',
      address: `/api/leads?cursor=${cursor}`,
      statements: [list(`${LISTED} AND ${after}`, last?.id)],
      hasGoal: true,
    },
  ];
}

/** From the same indices as the API's. */
function orders(): BenchmarkCase[] {
  const by = (sort: string, key: string): BenchmarkCase => ({
    name: `sort=${sort}`,
    address: `/api/leads?sort=${sort}`,
    statements: [ordered(`ORDER BY ${key}, id LIMIT ${PAGE}`, LISTED)],
    hasGoal: true,
  });
  return [
    by('name', 'search_fold(name) COLLATE "C"'),
    by('followUp', "coalesce(CASE WHEN status IN ('pending', 'processing') THEN follow_up_on END, 'infinity')"),
  ];
}

function filters(): BenchmarkCase[] {
  const by = (query: Record<string, string>, condition: string, ...parameters: unknown[]): BenchmarkCase => ({
    name: new URLSearchParams(query).toString(),
    address: `/api/leads?${new URLSearchParams(query)}`,
    statements: [list(`${LISTED} AND ${condition}`, ...parameters)],
    hasGoal: true,
  });
  const service = 'Einlagerung';
  const promo = { formType: 'promo', status: 'rejected' };
  const [from, to] = ['2025-03-01', '2025-03-31'];
  const zurich = "AT TIME ZONE 'Europe/Zurich'";
  return [
    ...LEAD_STATUSES.map((status) => by({ status }, 'status = $1', status)),
    ...FORM_TYPES.map((formType) => by({ formType }, 'form_type = $1', formType)),
    by({ service }, 'service_type = $1', service),
    by(
      { from, to },
      `received_at >= ($1::date)::timestamp ${zurich} AND received_at < ($2::date + 1)::timestamp ${zurich}`,
      from,
      to,
    ),
    by(promo, 'form_type = $1 AND status = $2', promo.formType, promo.status),
    by({ service, status: 'processing' }, 'service_type = $1 AND status = $2', service, 'processing'),
  ];
}

function views(): BenchmarkCase[] {
  const now = new Date();
  const of = (view: string, condition: string, ...parameters: unknown[]): BenchmarkCase => ({
    name: `view=${view}`,
    address: `/api/leads?view=${view}`,
    statements: [list(condition, ...parameters)],
    hasGoal: true,
  });
  return [
    of('overdue', `${OPEN} AND answered_at IS NULL AND received_at <= $1`, latestDue(now, profileFacts).toISOString()),
    of('followUp', `${OPEN} AND follow_up_on <= $1`, businessDay(now)),
    of('planned', `${OPEN} AND follow_up_on > $1`, businessDay(now)),
    of('mine', `${OPEN} AND assigned_to = $1`, 'admin'),
    of('open', OPEN),
  ];
}

async function searches(site: SeededSite): Promise<BenchmarkCase[]> {
  const offer = await site.value('SELECT min(offer_number) AS value FROM lead');
  const phone = await site.value("SELECT max(phone_e164) AS value FROM lead WHERE phone_e164 LIKE '+4179%'");
  const national = phone.replace('+41', '');
  const year = new Date().getFullYear() - 2;
  const of = (name: string, q: string, ...statements: Statement[]): BenchmarkCase => ({
    name: `search, ${name}: ${q}`,
    address: `/api/leads?${new URLSearchParams({ q })}`,
    statements,
    hasGoal: false,
  });
  const typed = `0${national.slice(0, 2)} ${national.slice(2, 5)} ${national.slice(5, 7)} ${national.slice(7)}`;
  return [
    of('one lead', offer, seldom(offer)),
    of('frequent', 'Hymer', frequent('Hymer')),
    of('in every tenth', 'Einlagerung', frequent('Einlagerung')),
    of('two words', 'Alfa Politur', seldom('Alfa', 'Politur')),
    of('seldom', 'Wohnwagen Jaguar', seldom('Wohnwagen', 'Jaguar')),
    of('part of a compound', 'versiegelung', frequent('versiegelung')),
    of('very short', 'VW', list(`${LISTED} AND ${WORDS} @@ search_start($1)`, 'VW')),
    of('phone', typed, gathered(`${LISTED} AND ${TEXT} LIKE $1`, `%${national}%`)),
    of('frequent, none new', `OFF-${year}`, seldom(`OFF-${year}`)),
    of('signs alone', '%', ['SELECT WHERE false']),
    of('nothing like it', 'Xqzwvy', seldom('Xqzwvy'), gathered(like('Xqzwvy'), 'Xqzwvy')),
  ];
}

async function similarSearches(site: SeededSite): Promise<BenchmarkCase[]> {
  const rare = await site.value(
    `SELECT split_part(name, ' ', 2) AS value FROM (SELECT name FROM lead ORDER BY id LIMIT 100000) oldest
     WHERE split_part(name, ' ', 2) ~ '^[A-Z][a-z]{6,}$' GROUP BY 1 ORDER BY count(*), 1 LIMIT 1`,
  );
  const of = (name: string, similar: typeof list, ...words: string[]): BenchmarkCase => ({
    name: `similar, ${name}: ${words.join(' ')}`,
    address: `/api/leads?${new URLSearchParams({ q: words.join(' ') })}`,
    statements: [seldom(...words), similar(like(...words), ...words)],
    hasGoal: false,
  });
  return [
    of('frequent', list, 'Fiat', 'Dukato'),
    of('rare name', gathered, `${rare.slice(0, 3)}q${rare.slice(4)}`),
    of('long word', list, 'Keramikversieglung'),
  ];
}

/** Whatever the words are like: in names by a letter, in long words by their parts. */
function like(...words: string[]): string {
  const alike = words.map((word, index) => {
    const inText = word.length >= 8 ? ` OR search_fold($${index + 1}) <% ${TEXT}` : '';
    return `(${exact(index + 1)} OR ${KEYS} && search_keys(search_fold($${index + 1}))${inText})`;
  });
  return [LISTED, ...alike].join(' AND ');
}

function summary(): BenchmarkCase {
  return {
    name: 'summary',
    address: '/api/leads/summary',
    statements: [
      [`SELECT form_type, status, count(*) FROM lead WHERE ${LISTED} GROUP BY form_type, status`],
      [
        `SELECT count(*) FILTER (WHERE follow_up_on <= now()::date), count(*) FILTER (WHERE assigned_to = 'admin'), count(*)
        FILTER (WHERE answered_at IS NULL AND received_at <= now() - interval '1 day'), count(*) FROM lead WHERE ${OPEN}`,
      ],
      ["SELECT count(*) FROM submission WHERE state = 'suspected_spam'"],
    ],
    hasGoal: false,
  };
}

/** The first leads of each group, and counts: one answer, as the call gives one. */
function today(): BenchmarkCase {
  const now = new Date();
  const due = latestDue(now, profileFacts).toISOString();
  const day = businessDay(now);
  const overdue = 'answered_at IS NULL AND received_at <= $1';
  const first = (condition: string, order: string, ...parameters: unknown[]): Statement => [
    `SELECT * FROM lead WHERE ${OPEN} AND ${condition} ORDER BY ${order} LIMIT 3`,
    parameters,
  ];
  return {
    name: 'today',
    address: '/api/leads/today',
    statements: [
      first(overdue, 'received_at, id', due),
      first('follow_up_on <= $1', 'follow_up_on, received_at, id', day),
      first("assigned_to = 'admin'", 'follow_up_on NULLS FIRST, received_at, id'),
      first('follow_up_on > $1', 'follow_up_on, received_at, id', day),
      [
        `SELECT count(*) FILTER (WHERE ${overdue}), count(*) FILTER (WHERE follow_up_on <= $2),
           count(*) FILTER (WHERE assigned_to = 'admin'), count(*) FILTER (WHERE follow_up_on > $2)
         FROM lead WHERE ${OPEN}`,
        [due, day],
      ],
    ],
    hasGoal: true,
  };
}

function statistics(): BenchmarkCase {
  const seconds = 'extract(epoch FROM answered_at - received_at)';
  return {
    name: 'statistics of all times',
    address: '/api/leads/statistics',
    statements: [
      [
        `SELECT date_trunc('month', received_at AT TIME ZONE 'Europe/Zurich'), form_type, status, service_type, count(*)
         FROM lead WHERE ${LISTED} GROUP BY 1, 2, 3, 4`,
      ],
      [`SELECT percentile_disc(ARRAY[0.5, 0.9]) WITHIN GROUP (ORDER BY ${seconds}) FROM lead WHERE ${LISTED}`],
      [`SELECT status, received_at < now() - interval '1 day', count(*) FROM lead WHERE ${OPEN} GROUP BY 1, 2 LIMIT 1`],
    ],
    hasGoal: false,
  };
}
