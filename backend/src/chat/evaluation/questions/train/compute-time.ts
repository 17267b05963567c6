import { label } from '../label.js';

const yes = [
  'ja,',
  'ja.',
  'ja:',
  'jetzt offen',
  'jetzt geöffnet',
  'haben offen',
  'haben geöffnet',
  'offen bis',
  'geöffnet bis',
];
const no = [
  'nein',
  'nicht offen',
  'nicht geöffnet',
  'wieder',
  'jetzt geschlossen',
  'ist geschlossen',
  'haben geschlossen',
];
const at = (now: string) => ({ now });

/** What depends on the clock at the business. Tuesday, 3 March 2026 is the default day. */
export const computeTimeQuestions = label('compute', 'compute-time', [
  ['standard', 'Haben Sie jetzt offen?', [yes, ['11:30']]],
  ['dialect', 'Händ ihr grad offe?', [yes, ['11:30']]],
  ['dialect', 'Heit dir itz offe?', [no, ['13:30']], at('2026-03-03T12:15:00+01:00')],
  ['standard', 'Ist gerade jemand da?', [no, ['13:30']], at('2026-03-03T11:30:00+01:00')],
  [
    'standard',
    'Haben Sie jetzt noch geöffnet?',
    [no, ['Mittwoch', 'morgen'], ['08:30']],
    at('2026-03-03T17:30:00+01:00'),
  ],
  ['standard', 'Haben Sie jetzt offen?', [no, ['Montag', 'morgen'], ['08:30']], at('2026-03-08T10:00:00+01:00')],
  ['keywords', 'im moment offen', [yes, ['12:00', '12 Uhr']], at('2026-03-07T11:59:00+01:00')],
  ['typo', 'habt ihr jetz ofen', [no, ['Montag']], at('2026-03-07T12:00:00+01:00')],
  ['standard', 'Haben Sie heute Nachmittag geöffnet?', [['13:30'], ['17:30']]],
  ['standard', 'Wann öffnen Sie morgen?', [['08:30']]],
  ['dialect', 'Händ ihr morn offe?', [['08:30']]],
  [
    'standard',
    'Haben Sie morgen offen?',
    [
      ['nein', 'geschlossen'],
      ['morgen', 'Sonntag'],
    ],
    at('2026-03-07T10:00:00+01:00'),
  ],
  ['dialect', 'Händ ihr hüt no lang offe?', [['17:30']], at('2026-03-03T16:00:00+01:00')],
  ['standard', 'Bis wann haben Sie heute offen?', [['17:30']], at('2026-07-01T14:00:00+02:00')],
  ['standard', 'Kann ich jetzt schnell vorbeikommen?', [yes, ['17:30']], at('2026-07-01T13:30:00+02:00')],
]);
