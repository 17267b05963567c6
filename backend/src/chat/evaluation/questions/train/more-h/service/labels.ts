/** No right reply to what the site answers says this. */
export const NOT_KNOWN = 'weiss ich nicht';

/** How a reply may own up to not knowing. */
export const OWNS_UP = [
  'weiss ich',
  'nicht bekannt',
  'keine Angabe',
  'keine Information',
  'kann ich nicht sagen',
  'nichts sagen',
  'nicht beantworten',
  'kann ich Ihnen nicht sagen',
  'steht nicht',
  'liegt mir nicht vor',
  'fragen Sie',
];

export const PHONE = ['+41 62 000 00 00', '062 000 00 00', '+41620000000'];
export const MAIL = ['info@fahrzeugpflege-roggwil.example'];
/** A way to people. */
export const PEOPLE = [...PHONE, ...MAIL, 'Anfrage auf', 'Rückruf'];

/** Asks what vehicle it is. The bare word is in the mail address. */
export const ASKS_VEHICLE = [
  'Ihr Fahrzeug',
  'Ihrem Fahrzeug',
  'Ihres Fahrzeug',
  'um welches',
  'welches Fahrzeug',
  'das Fahrzeug',
  'Fahrzeug:',
  'Fahrzeug?',
  'Fahrzeug geht',
  'ein Fahrzeug',
  'Fahrzeug,',
  'Marke',
  'Modell',
];
/** What an enquiry may ask for next. */
export const ASKS_NEXT = [
  'Name',
  'heissen',
  ...ASKS_VEHICLE,
  'Telefon',
  'erreichen',
  'E-Mail',
  'worum',
  'Anliegen',
  'wünschen',
];

export const AT_8_30 = ['8:30', '8.30', '08.30', 'halb neun', '8 Uhr 30'];
export const AT_11_30 = ['11:30', '11.30', 'halb zwölf', '11 Uhr 30'];
export const AT_12 = ['12:00', '12.00', '12 Uhr', 'zwölf Uhr', 'bis zwölf', 'bis Mittag', 'am Mittag'];
export const AT_13_30 = ['13:30', '13.30', 'halb zwei', '13 Uhr 30'];
export const AT_17_30 = ['17:30', '17.30', 'halb sechs', '17 Uhr 30'];

/** That the doors are not open then. */
export const CLOSED = [
  'geschlossen',
  'nicht offen',
  'nicht geöffnet',
  'haben wir zu',
  'ist zu',
  'bleibt zu',
  'kein Betrieb',
  'erst wieder',
  'Montag wieder',
  'wieder am Montag',
  'erst am Montag',
  'niemand da',
  'nicht da',
];

/** Wrong while the doors are closed. */
export const SAYS_OPEN_NOW = ['jetzt offen', 'gerade offen', 'jetzt geöffnet', 'gerade geöffnet', 'derzeit geöffnet'];
/** Wrong while the doors are open. */
export const SAYS_CLOSED_NOW = [
  'jetzt geschlossen',
  'gerade geschlossen',
  'derzeit geschlossen',
  'zurzeit geschlossen',
  'momentan geschlossen',
  'im Moment geschlossen',
  'heute geschlossen',
];
