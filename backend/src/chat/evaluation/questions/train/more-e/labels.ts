/** The admission that an answerable question never gets. */
export const UNANSWERED = ['weiss ich nicht', 'weiss das nicht'] as const;

/** The spellings of an amount in francs. */
export function francs(amount: number): readonly string[] {
  return [`CHF ${amount}`, `${amount} Franken`, `Fr. ${amount}`, `${amount} CHF`, `SFr. ${amount}`, `${amount}.–`];
}

export const OPENS = ['8:30', '8.30', '08.30', 'halb neun'] as const;
export const MORNING_ENDS = ['11:30', '11.30', 'halb zwölf'] as const;
export const AFTERNOON_OPENS = ['13:30', '13.30', 'halb zwei'] as const;
export const CLOSES = ['17:30', '17.30', 'halb sechs'] as const;
export const SATURDAY_ENDS = ['12:00', '12.00', '12 Uhr', 'bis 12', 'zwölf Uhr', 'bis zwölf', 'bis am Mittag'] as const;
export const CLOSED = [
  'geschlossen',
  'nicht offen',
  'nicht geöffnet',
  'haben wir zu.',
  'wir haben zu.',
  'ist zu.',
  'Ruhetag',
  'niemand da',
] as const;

export const THREE_MONTHS = ['3 Monate', 'drei Monate'] as const;
export const FIVE_YEARS = ['5 Jahre', 'fünf Jahre'] as const;

export const PHONE = ['+41 62 000 00 00', '062 000 00 00', '+41620000000'] as const;

/** An honest «not known», or that the site offers or names no such thing. */
export const NOT_KNOWN = [
  ...UNANSWERED,
  'weiss ich leider nicht',
  'weiss ich auch nicht',
  'weiss nicht',
  'nicht sicher',
  'nicht bekannt',
  'kenne ich nicht',
  'kann ich nicht',
  'kann ich leider nicht',
  'kann ich Ihnen nicht',
  'kann ich Ihnen leider nicht',
  'kann Ihnen nicht',
  'kann ich dazu nicht',
  'keine Angabe',
  'keine Auskunft',
  'keine Information',
  'keine Antwort',
  'nichts bekannt',
  'nichts dazu',
  'dazu nichts',
  'steht nichts',
  'steht hier nicht',
  'steht nicht',
  'liegt mir nicht vor',
  'nicht im Angebot',
  'bieten wir nicht',
  'nicht zu unseren',
  'gehört nicht',
  'habe ich nicht',
  'sehe ich nicht',
  'am besten direkt',
] as const;

/** A way to people. */
export const PEOPLE = [
  ...PHONE,
  'tel:',
  'mailto:',
  'Telefon',
  'rufen Sie',
  'anrufen',
  'E-Mail',
  'schreiben Sie',
  'fragen Sie',
  'Anfrage',
  'nachfragen',
  'zurückrufen',
] as const;

/** What an opened enquiry asks for next. «Fahrzeug» would be found in the mail address, «erreichen» in «Sie erreichen uns». */
export const NEXT_STEP = [
  'Name',
  'heissen',
  'welches Fahrzeug',
  'was für ein Fahrzeug',
  'Ihr Fahrzeug',
  'Ihrem Fahrzeug',
  'das Fahrzeug',
  'dem Fahrzeug',
  'Marke',
  'Modell',
  'Ihre Telefon',
  'Telefonnummer',
  'welcher Nummer',
  'wir Sie',
  'ich Sie',
  'erreichbar sind',
  'Ihre E-Mail',
  'E-Mail-Adresse',
  'Mailadresse',
  'worum',
  'um was',
  'wünschen',
  'Ihr Wunsch',
  'welche Leistung',
  'welche Arbeit',
] as const;

/** Nobody here, but soon somebody: the number, or an enquiry opened. */
export const TO_A_PERSON = [...PHONE, 'tel:', 'Name', 'heissen', 'zurückrufen', 'ruft Sie', 'meldet sich'] as const;
