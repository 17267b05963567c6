export const CLOSED = [
  'geschlossen',
  'nicht offen',
  'nicht geöffnet',
  'keine Öffnungszeit',
  'Ruhetag',
  'haben wir zu',
  'zu haben',
];
export const SAYS_CLOSED_NOW = [
  ...[
    'jetzt geschlossen',
    'zurzeit geschlossen',
    'gerade geschlossen',
    'im Moment geschlossen',
    'momentan geschlossen',
  ],
  ...['derzeit geschlossen', 'haben jetzt zu', 'haben gerade zu', 'aktuell geschlossen'],
];
export const SAYS_OPEN_NOW = [
  ...[
    'haben jetzt offen',
    'haben gerade offen',
    'sind jetzt offen',
    'jetzt geöffnet',
    'gerade geöffnet',
    'gerade offen',
  ],
  ...['zurzeit geöffnet', 'momentan geöffnet', 'im Moment offen', 'aktuell geöffnet'],
];
export const AT_HALF_PAST_EIGHT = ['8:30', '8.30', 'halb neun', '8 Uhr 30', '8h30'];
export const AT_HALF_PAST_ELEVEN = ['11:30', '11.30', 'halb zwölf', '11 Uhr 30', '11h30'];
export const AT_NOON = [
  '12:00',
  '12.00',
  '12 Uhr',
  'am Mittag',
  'bis Mittag',
  'zum Mittag',
  'über Mittag',
  'zwölf Uhr',
  '12h',
];
export const AT_HALF_PAST_ONE = ['13:30', '13.30', 'halb zwei', '13 Uhr 30', '13h30'];
export const AT_HALF_PAST_FIVE = ['17:30', '17.30', 'halb sechs', '17 Uhr 30', '17h30'];

/** Speaks of the day or the moment, rather than listing the week. */
export const SPEAKS_OF_NOW = [
  ...['heute', 'jetzt', 'noch', 'nein', 'schon', 'bereits', 'öffnen', 'öffnet', 'wieder', 'erst', 'gerade'],
  ...['zurzeit', 'momentan', 'im Moment', 'ab Montag', 'am Montag', 'reicht', 'Mittagspause'],
];
