/* What right answers about hours, spans and the campaign have in common; see `labels.ts`. */

export const SEALING_LASTS = [
  '3-5 Jahre',
  '3 bis 5 Jahre',
  '3 und 5 Jahre',
  'drei bis fünf Jahre',
  'drei und fünf Jahre',
  'bis zu 5 Jahre',
  'bis zu fünf Jahre',
];
/** With what stands before it: «3–5 Jahre» is how long the sealing lasts and no guarantee. */
export const FIVE_YEARS = [
  ' 5 Jahre',
  '(5 Jahre',
  '«5 Jahre',
  '5 Jahre Garantie',
  '5 Jahre auf',
  'fünf Jahre',
  '5-jährig',
  'fünfjährig',
];
export const THREE_MONTHS = ['3 Monat', 'drei Monat', '3-monatig', 'dreimonatig'];
export const ANSWER_WITHIN = ['24 Stunden', '24 Std', '24 h', '24h', 'eines Tages', 'einem Tag'];

export const OPENS = ['8:30', '8.30', '08.30', '8 Uhr 30', 'halb neun'];
export const LUNCH_BEGINS = ['11:30', '11.30', '11 Uhr 30', 'halb zwölf'];
export const LUNCH_ENDS = ['13:30', '13.30', '13 Uhr 30', 'halb zwei'];
export const CLOSES = ['17:30', '17.30', '17 Uhr 30', 'halb sechs'];
export const SATURDAY_CLOSES = ['12:00', '12.00', '12 Uhr', '12h', '12 h', 'bis 12', 'zwölf Uhr', 'bis zwölf'];
export const OPEN = ['offen', 'geöffnet', 'sind da', 'wir da', 'jemand da'];
export const CLOSED = [
  'geschlossen',
  'nicht offen',
  'nicht geöffnet',
  'nicht da',
  'niemand da',
  'nicht besetzt',
  'Mittagspause',
  'haben wir zu',
  'wir haben zu',
  'ist zu',
  'erst wieder',
  'Nein',
];

export const WATCHED = [
  '24/7',
  'rund um die Uhr',
  '24 Stunden am Tag',
  'Tag und Nacht',
  'ohne Pause',
  'nachts',
  'in der Nacht',
];
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
  'lief',
  '31. Oktober',
  '31.10',
  'Ende Oktober',
  'Nein',
];
/** Beside a plain no, what the campaign is talked of with. */
export const CAMPAIGN = [
  'Aktion',
  'Rabatt',
  'Frühbuch',
  'Oktober',
  '31.10',
  'beendet',
  'vorbei',
  'abgelaufen',
  'nicht mehr',
  '20%',
];
