/** What a reply to a question that the site can answer must not say. */
export const evasion: readonly string[] = ['weiss ich nicht'];

/** The same where an exact figure may well be unknown: only the plain refusal is wrong. */
export const refusal: readonly string[] = ['Das weiss ich nicht'];

export const halfPastEight: readonly string[] = ['8:30', '8.30', '08.30', '8 Uhr 30', 'halb neun'];
export const noon: readonly string[] = ['12:00', '12.00', '12 Uhr', 'zwölf Uhr', 'am Mittag', 'bis Mittag'];
export const halfPastOne: readonly string[] = ['13:30', '13.30', '13 Uhr 30', 'halb zwei'];
export const halfPastFive: readonly string[] = ['17:30', '17.30', '17 Uhr 30', 'halb sechs'];

/** That nobody is there at the time asked for. */
export const closedThen: readonly string[] = [
  'nein',
  'nicht',
  'geschlossen',
  'Mittagspause',
  'ist zu',
  'haben wir zu',
  'erst um',
  'erst wieder',
  'erst ab',
  'zu spät',
  'wieder ab',
  'wieder um',
];

/** What a price hangs on beside the kind of work. */
export const dependsOnSize: readonly string[] = [
  'Länge',
  'Höhe',
  'Grösse',
  'grösser',
  'Zustand',
  'hängt',
  'kommt darauf an',
  'kommt auf',
  'je nach',
  'Masse',
  'Einstiegspreis',
  'Richtwert',
  'teurer',
  'mehr kosten',
  'nur für kompakt',
  'verbindlich',
  'individuell',
];

/** An amount in the spellings that a reply may use; none is bare digits. */
export function francs(amount: number): readonly string[] {
  const plain = String(amount);
  const spaced = plain.replace(/(?<=\d)(?=\d{3}$)/, ' ');
  return [...new Set([plain, spaced])].flatMap((figure) => [
    ...['CHF ', 'CHF', 'Fr. ', 'Fr.', 'Fr '].map((currency) => currency + figure),
    ...[' Franken', ' CHF', ' Fr', '.-', ' Stutz'].map((currency) => figure + currency),
  ]);
}

/** A number of months, for example `months(6, 'sechs')`. */
export function months(count: number, word: string): readonly string[] {
  return [String(count), word].flatMap((figure) => [
    `${figure} Monat`,
    `${figure} volle`,
    `${figure} ganze`,
    `${figure} Mt`,
  ]);
}
