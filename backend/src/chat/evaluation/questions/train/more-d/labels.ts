/** What no reply says to a question that the site answers. */
export const GIVES_UP = ['weiss ich nicht'] as const;

export const SEALING = ["CHF 1'699", "1'699 Franken", "1'699.–", "Fr. 1'699"] as const;
export const PACKAGE = ["CHF 1'200", "1'200 Franken", "Fr. 1'200"] as const;
export const STEAM = ['CHF 80', '80 Franken', 'Fr. 80'] as const;
export const HOTEL = ['CHF 200', '200 Franken', 'Fr. 200'] as const;
/** Storage and brokerage cost the same. */
export const MONTHLY = ['CHF 150', '150 Franken', 'Fr. 150'] as const;
export const BLOG_HOTEL = ['CHF 250', '250 Franken'] as const;

export const HALF_PAST_EIGHT = ['8:30', '8.30', '8h30', 'halb neun', 'halb 9'] as const;
export const HALF_PAST_ELEVEN = ['11:30', '11.30', '11h30', 'halb zwölf', 'halb 12'] as const;
export const HALF_PAST_ONE = ['13:30', '13.30', '13h30', 'halb zwei', 'halb 2'] as const;
export const HALF_PAST_FIVE = ['17:30', '17.30', '17h30', 'halb sechs', 'halb 6'] as const;
export const NOON = ['12:00', '12.00', '12 Uhr', 'zwölf Uhr', 'bis 12', 'bis zwölf', 'bis Mittag'] as const;
export const CLOSED = ['geschlossen', 'nicht offen', 'nicht geöffnet', 'haben wir zu', 'haben zu'] as const;
export const OPEN = ['offen', 'geöffnet', 'Ja,', 'Ja.', 'sind da', 'sind wir da'] as const;

export const SEALING_YEARS = ['3-5 Jahre', '3 bis 5 Jahre', 'drei bis fünf Jahre'] as const;
export const NO_COMMISSION = [
  'keine Provision',
  'Nein,',
  'Nein.',
  'Keine.',
  'ohne Provision',
  'keinerlei Provision',
  'Provision: keine',
  'Provision gibt es nicht',
  'Provision gibt es keine',
  'Provision nehmen wir nicht',
  'Provision nehmen wir keine',
  'Provision verlangen wir nicht',
  'Provision verlangen wir keine',
  'Provision fällt keine',
  'Provision fällt nicht',
  'Provision zahlen Sie keine',
  'Provision zahlen Sie nicht',
  'Provision beim Verkauf: keine',
] as const;

export const PHONE = ['+41 62 000 00 00', '062 000 00 00', '+41620000000'] as const;
export const MAIL = ['info@fahrzeugpflege-roggwil.example'] as const;

/** An honest reply to what the site does not say. */
export const NOT_KNOWN = [
  'weiss ich nicht',
  'weiss ich leider nicht',
  'nicht bekannt',
  'kann ich nicht sagen',
  'kann ich Ihnen nicht sagen',
  'kann ich leider nicht',
  'kann ich Ihnen leider nicht',
  'nicht beantworten',
  'keine Angabe',
  'keine Auskunft',
  'keine Information',
  'habe ich nichts',
  'habe ich leider nichts',
  'finde ich nichts',
  'finde ich leider nichts',
  'steht nichts',
  'steht nicht auf',
  'nichts dazu',
  'nicht sicher',
  'nicht erwähnt',
  'nicht aufgeführt',
  'nicht auf unserer',
  'nicht auf der Seite',
  'nicht hinterlegt',
  'fehlt mir',
  'fehlen mir',
] as const;
/** The ways to the people of the business. */
export const WAY_TO_PEOPLE = [
  ...PHONE,
  ...MAIL,
  'rufen Sie',
  'anrufen',
  'Rückruf',
  'melden Sie sich',
  'weiterleiten',
  'Anfrage auf',
] as const;

export const ASKS_NAME = ['Name', 'heissen', 'mit wem'] as const;
export const ASKS_CONTACT = [
  'Telefonnummer',
  'Handynummer',
  'Nummer',
  'E-Mail-Adresse',
  'Mailadresse',
  'Sie erreichen',
  'erreichen wir',
  'Telefon oder E-Mail',
  'E-Mail oder Telefon',
] as const;
export const ASKS_VEHICLE = [
  'welches Fahrzeug',
  'welches Wohnmobil',
  'was für ein',
  'Ihr Fahrzeug',
  'noch das Fahrzeug',
  'fehlt das Fahrzeug',
  'Fahrzeug geht',
  'Fahrzeug haben',
  'Fahrzeug fahren',
  'Fahrzeug?',
  'Marke',
  'Modell',
] as const;
export const ASKS_WISH = [
  'worum',
  'Ihr Wunsch',
  'Ihren Wunsch',
  'Wunschtermin',
  'wünschen',
  'möchten Sie',
  'wofür',
  'Anliegen',
  'dürfen wir für Sie',
] as const;
export const ASKS_NEXT = [...ASKS_NAME, ...ASKS_CONTACT, ...ASKS_VEHICLE, ...ASKS_WISH] as const;
