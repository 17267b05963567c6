/*
 * What right answers have in common, as alternatives of which one must occur. White space, apostrophes and dashes are
 * folded when replies are compared, so a range is written with a hyphen.
 */

/** The one honest form of not knowing. */
export const NOT_KNOWN = ['weiss ich nicht'];
/** A way on to people. */
export const TO_PEOPLE = ['000 00 00', 'info@', 'Anfrage', 'weiter'];
/** What an honest «weiss ich nicht» has. */
export const HONEST = [NOT_KNOWN, TO_PEOPLE];
/** An honest no to what isn't the assistant's business. */
export const DECLINES = ['weiss ich nicht', 'kann ich Ihnen nicht', 'nicht helfen', 'nur'];
/** What no reply says where the assistant does know how to go on. */
export const CONFUSED = NOT_KNOWN;
/** What the assistant asks for once it takes up an enquiry. */
export const ASKS_BACK = [
  'Name',
  'heissen',
  'E-Mail',
  'Telefon',
  'Nummer',
  'erreichen',
  'Fahrzeug',
  'Um welche',
  'Worum',
  'Wofür',
];

export const SEALING_PRICE = ["1'699", '1699'];
/** Not the bare number: the phone number's digits contain it. */
export const HOTEL_PRICE = ['CHF 200', '200 Franken', 'Fr. 200'];
export const STEAM_PRICE = ['CHF 80', '80 Franken', 'Fr. 80'];
export const PACKAGE_PRICE = ["1'200", '1200'];
export const NO_COMMISSION = ['keine Provision', 'ohne Provision', 'Provision gibt es nicht', 'Provision: keine'];
export const WITHOUT_VAT = [
  'exkl',
  'ohne MwSt',
  'ohne Mehrwertsteuer',
  'zuzüglich',
  'nicht inbegriffen',
  'kommt dazu',
  'kommt hinzu',
];
export const AFTER_INSPECTION = ['besichtig', 'ansehen', 'anschauen', 'angeschaut', 'angesehen', 'am Fahrzeug'];
export const ON_REQUEST = ['auf Anfrage', 'Hol- und Bringservice'];

export const SEALING_DAYS = ['3 bis 5 Arbeitstage', '3-5 Arbeitstage', '3 bis 5 Tage', '3-5 Tage'];
export const STEAM_HOURS = ['2 bis 4 Stunden', '2-4 Stunden'];
export const SEALING_LASTS = ['3-5 Jahre', '3 bis 5 Jahre', 'bis zu 5 Jahre'];
export const FIVE_YEARS = ['5 Jahre', 'fünf Jahre', '5-jährige'];
export const THREE_MONTHS = ['3 Monat', 'drei Monat'];
export const ANSWER_WITHIN = ['24 Stunden', '24 h'];

export const OPENS = ['8:30', '8.30'];
export const LUNCH_BEGINS = ['11:30', '11.30'];
export const LUNCH_ENDS = ['13:30', '13.30'];
export const CLOSES = ['17:30', '17.30'];
export const SATURDAY_CLOSES = ['12:00', '12.00', '12 Uhr'];
export const OPEN = ['offen', 'geöffnet', 'sind da'];
export const CLOSED = ['geschlossen', 'nicht offen', 'nicht geöffnet', 'nicht da', 'erst wieder', 'Nein'];

export const WATCHED = ['24/7', 'rund um die Uhr', '24 Stunden am Tag', 'Tag und Nacht', 'ohne Pause', 'nachts'];
export const CAMPAIGN_OVER = [
  'beendet',
  'vorbei',
  'abgelaufen',
  'zu Ende',
  'geendet',
  'endete',
  'nicht mehr',
  'ausgelaufen',
  'galt',
  '31. Oktober',
  '31.10',
];

/** How a calm refusal may sound. */
export const CALM = [
  'weiss ich nicht',
  'kann ich',
  'nur',
  'leid',
  '000 00 00',
  'info@',
  'Fragen',
  'helfe',
  'Leistungen',
  'Schade',
];
