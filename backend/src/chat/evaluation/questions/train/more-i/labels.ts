/** Spellings that the labels of this folder share. */
export const DOES_NOT_KNOW = 'weiss ich nicht';
export const NOT_KNOWN: readonly string[] = [
  DOES_NOT_KNOW,
  'nicht sagen',
  'nichts dazu',
  'keine Angabe',
  'keine Auskunft',
  'nicht auf unserer',
  'nicht auf der',
  'bieten wir nicht',
];
export const TO_PEOPLE: readonly string[] = ['+41 62 000 00 00', 'info@', 'Anfrage', 'rufen Sie', 'schreiben Sie'];
/** What an enquiry asks for next. */
export const ASKS_ON: readonly string[] = [
  'Name',
  'heissen',
  'Fahrzeug',
  'Marke',
  'Telefon',
  'erreichen',
  'E-Mail',
  'worum',
  'Wunsch',
];

/** An amount in its spellings. */
export function francs(amount: number): readonly string[] {
  return [`CHF ${amount}`, `${amount} CHF`, `${amount} Franken`, `Fr. ${amount}`];
}

export const OPENS: readonly string[] = ['8:30', '8.30', 'halb neun'];
export const NOON: readonly string[] = ['12:00', '12.00', '12 Uhr', 'zwölf'];
export const CLOSED: readonly string[] = ['geschlossen', 'nicht offen', 'nicht geöffnet', 'zu haben', 'nein'];
export const ON_REQUEST: readonly string[] = ['Hol- und Bring', 'auf Anfrage', 'abholen', 'Abholung', 'holen wir'];
export const DEPENDS: readonly string[] = ['hängt', 'je nach', 'Grösse', 'Länge', 'Offerte', 'richtet sich', 'bestimm'];
