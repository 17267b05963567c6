/** An amount as people write it: «CHF 150», «Fr. 150», «150 Franken», «150.–». */
export function francs(amount: number): readonly string[] {
  return [`CHF ${amount}`, `Fr. ${amount}`, `SFr. ${amount}`, `${amount} Fr`, `${amount} CHF`, `${amount}.-`];
}

/** What no reply says to a question that the site answers. */
export const EVADES = ['weiss ich nicht', 'weiss ich leider nicht'];

/** Says that the site does not tell. */
export const NOT_KNOWN = [
  ...EVADES,
  'weiss ich',
  'kann ich nicht',
  'kann ich Ihnen nicht',
  'kann ich leider',
  'nicht sagen',
  'keine Angabe',
  'keine Information',
  'keine Auskunft',
  'nicht bekannt',
  'finde ich nichts',
  'habe ich nichts',
  'steht nichts',
  'steht nicht',
];

/** A way to people. */
export const TO_PEOPLE = ['62 000 00 00', '@', 'rufen', 'anruf', 'Telefon', 'Mail', 'Anfrage', 'Offerte', 'melden'];

/** What an enquiry asks for next. */
export const NEXT_DETAIL = [
  'Name',
  'heissen',
  'Fahrzeug',
  'Marke',
  'Modell',
  'Telefon',
  'Nummer',
  'erreichen',
  'E-Mail',
  'Mailadresse',
  'worum',
  'Anliegen',
];

export const OPENS = ['8:30', '8.30', '08.30', '8h30', 'halb neun', 'halb 9'];
export const NOON = ['12:00', '12.00', '12 Uhr', 'zwölf', 'bis 12', 'bis am Mittag', 'bis Mittag'];
export const SHUT = [
  'geschlossen',
  'nicht offen',
  'nicht geöffnet',
  'haben wir zu',
  'ist zu.',
  'ist zu,',
  'bleibt zu',
  'ist niemand da',
];
export const THREE_MONTHS = ['3 Monate', 'drei Monate', '3 Mt', 'Vierteljahr'];

/** Agrees to what the visitor said. */
export const CONFIRMS = [
  'ja,',
  'ja.',
  'ja:',
  'ja!',
  'ja -',
  'das stimmt',
  'stimmt genau',
  'korrekt',
  'richtig gerechnet',
  'genau,',
  'genau.',
  'genau:',
  'genau!',
];
