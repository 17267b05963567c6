/** What no reply says where the site knows the answer. */
export const KNOWN = ['weiss ich nicht', 'weiss ich leider nicht'] as const;

/** An amount in whole francs, in the spellings people read. */
export function francs(amount: number): readonly string[] {
  return [
    ...['CHF', 'Fr.', 'Fr', 'SFr.'].map((unit) => `${unit} ${amount}`),
    ...[' Franken', ' CHF', '.–', ' Fr.'].map((unit) => `${amount}${unit}`),
  ];
}

/** Clock times as people write them; the leading zero stands before a point only. */
export const HALF_PAST_EIGHT = ['8:30', '8.30', '08.30', '8 Uhr 30', 'halb neun'] as const;
export const HALF_PAST_ELEVEN = ['11:30', '11.30', '11 Uhr 30', 'halb zwölf'] as const;
export const HALF_PAST_ONE = ['13:30', '13.30', '13 Uhr 30', 'halb zwei'] as const;
export const HALF_PAST_FIVE = ['17:30', '17.30', '17 Uhr 30', 'halb sechs'] as const;
export const TWELVE = ['12:00', '12.00', '12 Uhr', 'bis 12', 'zwölf', 'bis Mittag', 'bis am Mittag'] as const;
export const CLOSED = [
  'geschlossen',
  'nicht geöffnet',
  'nicht offen',
  'kein offen',
  'zu haben wir',
  'Ruhetag',
] as const;

export const THREE_TO_FIVE_YEARS = ['3-5 Jahre', '3 bis 5 Jahre', 'drei bis fünf Jahre', '3 und 5 Jahre'] as const;

/** «5 Jahre» alone is in «3–5 Jahre» as well. */
export const FIVE_YEARS_GUARANTEE = [
  ...['5', 'fünf'].flatMap((years) => [
    ...['Jahre', 'Jahren'].map((unit) => `${years} ${unit} Garantie`),
    ...['', ' von', ':', ' beträgt', ' gilt', ' gilt für', ' gilt während', ' läuft', ' dauert', ' ist', ' für'].map(
      (link) => `Garantie${link} ${years} Jahr`,
    ),
    ...['', ':', ' beträgt', ' gilt', ' gibt es', ' geben wir', ' haben Sie', ' erhalten Sie'].map(
      (link) => `Versiegelung${link} ${years} Jahr`,
    ),
    `es sind ${years} Jahr`,
    `sind es ${years} Jahr`,
    `${years} Jahre, nicht`,
  ]),
  '5-jährige',
  'fünfjährige',
] as const;
