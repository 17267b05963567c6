/** The spellings of an amount that a reply may choose. */
const francs = (amount: number): readonly string[] => [
  `CHF ${amount}`,
  `${amount} CHF`,
  `${amount} Franken`,
  `Fr. ${amount}`,
  `${amount}.-`,
];

export const SEALING_PRICE = francs(1699);
export const PACKAGE_PRICE = francs(1200);
export const AUTOHOTEL_PRICE = francs(200);
/** Storage; brokerage costs the same. */
export const MONTHLY_150 = francs(150);
export const STEAM_PRICE = francs(80);
export const FRANCS_400 = francs(400);
export const FRANCS_450 = francs(450);
export const FRANCS_600 = francs(600);
export const FRANCS_900 = francs(900);

export const SEALING_YEARS = [
  '3 bis 5 Jahre',
  '3-5 Jahre',
  'drei bis fünf Jahre',
  'bis zu 5 Jahre',
  'bis zu fünf Jahre',
];
export const FIVE_YEARS = ['5 Jahre', 'fünf Jahre', '5-jähr', 'fünfjähr', '5-Jahres'];
export const MONTHLY_END = ['kündbar', 'kündigen', 'Kündigung', 'jeden Monat', 'aufhören', 'beenden'];
export const REQUESTED = ['auf Anfrage', 'Hol- und Bring', 'holen wir', 'bringen wir', 'Abholung'];

export const SATURDAY_END = ['12:00', '12.00', '12 Uhr', 'bis Mittag', 'am Mittag', 'zwölf Uhr', '8:30-12'];
export const MORNING_START = ['8:30', '8.30', 'halb neun'];
export const AFTERNOON_START = ['13:30', '13.30', 'halb zwei'];
export const EVENING_END = ['17:30', '17.30', 'halb sechs'];
export const CLOSED = [
  'geschlossen',
  'nicht offen',
  'nicht geöffnet',
  'haben wir zu',
  'niemand da',
  'keine Öffnungszeit',
];

export const PHONE = ['62 000 00 00', '+41620000000'];
export const PEOPLE = [
  ...PHONE,
  'info@',
  'Telefon',
  'anrufen',
  'rufen Sie',
  'telefonisch',
  'E-Mail',
  'Anfrage',
  'Mail',
];

/** What a reply must not say where the site has the answer. */
export const EVADED = ['weiss ich nicht', 'weiss ich leider nicht'];
/** An honest «I don't know». */
export const UNKNOWN = [
  ...EVADED,
  'nicht bekannt',
  'keine Angabe',
  'keine Auskunft',
  'keine Information',
  'nicht sagen',
  'nicht beantworten',
  'nichts bekannt',
  'liegt mir nicht',
  'liegen mir',
  'steht nicht',
  'steht bei mir nichts',
  'weiss ich nichts',
  'weiss ich leider nichts',
  'kenne ich nicht',
  'bin ich überfragt',
];

/** An enquiry goes on by asking for what is missing next. */
export const ASKS_CONTACT = ['Name', 'heissen', 'Telefon', 'E-Mail', 'erreichen'];
export const ASKS_VEHICLE = [
  'Fahrzeug',
  'Marke',
  'Modell',
  'worum',
  'worüber',
  'wobei',
  'Anliegen',
  'Wunsch',
  'wünschen',
  'geht es',
  'es geht',
];
export const ASKS_NEXT = [...ASKS_CONTACT, ...ASKS_VEHICLE];
