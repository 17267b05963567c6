import { durationNotSaid, label } from '../label.js';

const at = (now: string) => ({ now });
const depends = ['Länge', 'Grösse', 'Höhe', 'Zustand', 'Masse'];

/** Clock and amounts, in more words and at more moments. */
export const harderComputeQuestions = label('compute', 'compute-more', [
  ['dialect', 'Wivil choschtet s Autohotel im Johr?', [["CHF 2'400", "2'400 Franken"]], { not: ["CHF 3'000"] }],
  ['dialect', 'I ha 800 Franke, wi lang chani do im Autohotel blibe?', [['4 Monate', 'vier Monate']]],
  ['dialect', 'Längt mis Budget vo 1500 Franke füre Keramikversiglig?', [["1'699"]]],
  [
    'dialect',
    'Was choschtets, wenn i vo Oktober bis März ilagere?',
    [['CHF 900', '900 Franken', 'CHF 150', '150 Franken']],
  ],
  ['dialect', 'Wivil choschtet d Vermittlig für es halbs Johr?', [['CHF 900', '900 Franken']]],
  ['standard', 'Was kosten mich sieben Monate Einlagerung insgesamt?', [["CHF 1'050", "1'050 Franken"]]],
  [
    'standard',
    'Ich möchte mein Auto zehn Monate im Autohotel lassen. Welcher Betrag kommt da zusammen?',
    [["CHF 2'000", "2'000 Franken"]],
    { not: ["CHF 2'500"] },
  ],
  ['standard', "Wie viele Monate Vermittlung decken 1'200 Franken?", [['8 Monate', 'acht Monate']]],
  [
    'standard',
    'Kommt ein 8,5 Meter langes Fahrzeug beim Einlagern teurer?',
    [depends, ['CHF 150', 'Offerte', 'Anfrage']],
  ],
  [
    'standard',
    'Zahlt ein Kleinwagen im Autohotel gleich viel wie ein Wohnmobil?',
    [
      ['Grösse', 'Masse'],
      ['CHF 200', 'Offerte'],
    ],
    { not: ['250'] },
  ],
  ['typo', 'was kostet ein jhar einlagerung', [["CHF 1'800", "1'800 Franken"]]],
  ['keywords', 'autohotel 6 monate', [["CHF 1'200", "1'200 Franken"]], { not: ["CHF 1'500"] }],
  ['dialect', 'Isch jetzt no öpper do?', [['17:30']], at('2026-03-05T16:45:00+01:00')],
  ['dialect', 'Hesch itz grad zue?', [['13:30']], at('2026-03-05T12:10:00+01:00')],
  ['standard', 'Kann ich heute noch vorbeikommen?', [['17:30']], at('2026-03-05T15:00:00+01:00')],
  [
    'standard',
    'Wann machen Sie das nächste Mal auf?',
    [['am Montag', 'Montag um', 'Montag ab'], ['08:30']],
    at('2026-03-07T15:00:00+01:00'),
  ],
  ['standard', 'Haben Sie übermorgen geöffnet?', [['08:30'], ['17:30']]],
  ['standard', 'Wie lange ist heute noch offen?', [['12:00', '12 Uhr']], at('2026-03-07T10:00:00+01:00')],
]);

/** Follow-ups in dialect, over several turns, and back again. */
export const harderFollowUpQuestions = label('follow-up', 'follow-up-more', [
  ['dialect', ['Was choschtet ds Autohotel?', 'u d Dampfreinigung?'], [['CHF 80', '80 Franken']], { not: ['CHF 200'] }],
  ['dialect', ['Wi lang duuret d Dampfreinigung?', 'U was choschtet die?'], [['CHF 80', '80 Franken']]],
  ['dialect', ['Was isch Vermittlig?', 'Wie tüür isch das?'], [['CHF 150', '150 Franken']]],
  ['dialect', ['Händ ihr am Mäntig offe?', 'und am Zyschtig?'], [['08:30'], ['17:30']], { not: ['holen Sie es'] }],
  ['dialect', ['Was choschtet d Ilagerig?', 'und für es halbs Johr?'], [['CHF 900', '900 Franken']]],
  [
    'standard',
    ['Was kostet die Einlagerung?', 'Und wo sind Sie?', 'Und wie lange dauert die Übergabe?'],
    [durationNotSaid],
  ],
  ['standard', ['Wie lange hält die Versiegelung?', 'Und was kostet sie für ein kompaktes Wohnmobil?'], [["1'699"]]],
  ['standard', ['Was kostet eine Dampfreinigung?', 'Und geht das auch bei Leder?'], [['Leder', 'Glattleder']]],
  ['standard', ['Was ist die Einlagerung?', 'Ist das überwacht?'], [['überwacht', 'Überwachung', '24/7']]],
  [
    'standard',
    ['Ich interessiere mich fürs Autohotel.', 'Was muss ich mitbringen?'],
    [['Schlüssel'], ['Fahrzeugausweis']],
  ],
  [
    'standard',
    ['Wie viel kostet das Autohotel?', 'Und die Einlagerung?', 'Was ist der Unterschied?'],
    [['Nutzung', 'zwischendurch', 'Pause', 'Winter']],
  ],
  ['standard', ['Haben Sie heute offen?', 'Und morgen?'], [['08:30'], ['17:30']]],
  ['keywords', ['dampfreinigung', 'preis?'], [['CHF 80', '80 Franken']]],
  ['keywords', ['keramikversiegelung', 'dauer'], [durationNotSaid]],
  ['standard', ['Was kostet die Versiegelung?', 'Danke!'], [['gern', 'Bitte']]],
  [
    'standard',
    ['Danke für die Auskunft', 'Moment, eine Frage noch: Was kostet die Einlagerung?'],
    [['CHF 150', '150 Franken']],
  ],
]);
