/** Not the bare word: the mail address has it too. */
const VEHICLE = ['Fahrzeug ', 'Fahrzeug?', 'Fahrzeug.', 'Fahrzeug,', 'Fahrzeug:', 'Marke', 'Modell'];
const WISH = ['worum', 'Anliegen', 'wünschen', 'Wunsch', 'möchten Sie', 'sollen wir', 'dürfen wir', 'welche Leistung'];
const WAY_BACK = ['Telefonnummer', 'Nummer', 'erreichen', 'erreichbar', 'E-Mail', 'Mailadresse', 'zurückrufen'];
const NAME = ['Name', 'heissen', 'wer Sie sind'];

/** What an enquiry may still lack; which comes first is free. */
export const MISSING = [...NAME, ...WAY_BACK, ...VEHICLE, ...WISH];
/** The same where the name is told already. */
export const MISSING_BUT_NAME = [...WAY_BACK, ...VEHICLE, ...WISH];
/** The same where the phone number is told already. */
export const MISSING_BUT_PHONE = [...NAME, ...VEHICLE, ...WISH];

/** Asks for it. */
export const ASKS = [
  '?',
  'nennen Sie',
  'sagen Sie',
  'schreiben Sie',
  'geben Sie',
  'teilen Sie',
  'brauche ich',
  'fehlt',
];

/** Reads back what was understood and wants a yes. */
export const WANTS_A_YES = [
  ...['stimmt', 'richtig', 'korrekt', 'in Ordnung', 'passt', 'einverstanden', 'bestätigen', 'so gut'],
  ...['absenden', 'abschicken', 'senden', 'schicken', 'übermitteln', 'weiterleiten', 'weitergeben'],
];
