import { label } from '../label.js';

const at = (now: string) => ({ now });
const saturday = at('2026-03-07T09:00:00+01:00');
const sunday = at('2026-03-08T14:00:00+01:00');
const lunch = at('2026-03-04T12:45:00+01:00');
const early = at('2026-03-04T07:50:00+01:00');

/** The clock, asked in many ways. */
export const broaderTimeQuestions = label('compute', 'compute-clock', [
  ['standard', 'Erreiche ich Sie im Moment telefonisch?', [['13:30']], lunch],
  [
    'standard',
    'Ist bei Ihnen schon offen?',
    [['08:30'], ['nein', 'noch nicht', 'noch geschlossen', 'ist geschlossen']],
    early,
  ],
  ['dialect', 'Isch scho öpper ume?', [['08:30']], early],
  ['dialect', 'Wenn mached ihr hüt uf?', [['08:30']], { ...early, not: ['Erfahrung'] }],
  ['dialect', 'Händ ihr am Samschtig jetzt offe?', [['12:00', '12 Uhr']], saturday],
  ['dialect', 'Wi lang heit dir hüt no offe?', [['12:00', '12 Uhr']], saturday],
  [
    'dialect',
    'Isch hüt zue?',
    [
      ['geschlossen', 'ja,'],
      ['Montag', 'Sonntag'],
    ],
    sunday,
  ],
  [
    'keywords',
    'heute offen?',
    [
      ['geschlossen', 'nein'],
      ['Montag', 'Sonntag'],
    ],
    sunday,
  ],
  ['keywords', 'morgen offen', [['08:30'], ['17:30']], sunday],
  ['typo', 'seit ihr jezt offen', [['13:30']], lunch],
  ['standard', 'Schaffe ich es heute bis 17 Uhr noch zu Ihnen?', [['17:30']]],
]);

/** Amounts, asked in many ways. */
export const broaderAmountQuestions = label('compute', 'compute-sums', [
  ['standard', 'Was macht das für anderthalb Jahre Einlagerung?', [["CHF 2'700", "2'700 Franken"]]],
  ['standard', 'Was kostet die Vermittlung, wenn der Verkauf fünf Monate dauert?', [['CHF 750', '750 Franken']]],
  ['standard', 'Wie teuer wird ein Vierteljahr im Autohotel?', [['CHF 600', '600 Franken']], { not: ['CHF 750'] }],
  [
    'standard',
    'Wir möchten von Mai bis August ins Autohotel. Was kostet das?',
    [['CHF 800', '800 Franken', 'CHF 200', '200 Franken']],
    { not: ['250'] },
  ],
  [
    'standard',
    "Ich kann höchstens 1'100 Franken ausgeben. Für wie viele Monate Autohotel genügt das?",
    [['5 Monate', 'fünf Monate']],
  ],
  ['standard', 'Für 100 Franken im Monat: bekomme ich dafür einen Lagerplatz?', [['CHF 150', '150 Franken']]],
  ['dialect', 'Was macht das zäme für drü Mönet Ilagerig?', [['CHF 450', '450 Franken']]],
  ['dialect', 'Wivil Mönet Vermittlig gits für 600 Stutz?', [['4 Monate', 'vier Monate']]],
  ['dialect', 'Langed 50 Franke füre Dampfreinigig?', [['CHF 80', '80 Franken']]],
  [
    'dialect',
    'Mis Womo isch sächs Meter lang, isch das kompakt gnueg für 1699?',
    [["1'699"], ['Länge', 'Grösse', 'Höhe', 'Zustand', 'Offerte']],
  ],
  ['typo', 'wiviel kosten 8 monate einlagrung', [["CHF 1'200", "1'200 Franken"]]],
  ['keywords', 'vermittlung 4 monate kosten', [['CHF 600', '600 Franken']]],
]);
