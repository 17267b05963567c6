import { durationNotSaid, label } from '../label.js';

const sealing = ["1'699"];

/** The last message leaves out what the ones before said. */
export const followUpQuestions = label('follow-up', 'follow-up', [
  [
    'standard',
    ['Was kostet die Keramikversiegelung?', 'Und fürs Autohotel?'],
    [['CHF 200', '200 Franken']],
    { not: ['250', "1'699"] },
  ],
  ['dialect', ['Was choschtet e Dampfreinigung?', 'und d Ilagerig?'], [['150']], { not: ['CHF 80'] }],
  ['standard', ['Was kostet die Einlagerung?', 'Und das Autohotel?'], [['CHF 200', '200 Franken']], { not: ['250'] }],
  ['standard', ['Was kostet die Keramikversiegelung?', 'Und wie lange dauert das?'], [durationNotSaid]],
  ['dialect', ['Was choschtet e Keramikversiglig?', 'und wie lang gaht das?'], [durationNotSaid]],
  ['standard', ['Was kostet eine Dampfreinigung?', 'Wie lange dauert sie?'], [durationNotSaid]],
  [
    'standard',
    ['Wie lange dauert eine Dampfreinigung?', 'Und was kostet sie?'],
    [['CHF 80', '80 Franken']],
    { not: ['150', "1'699"] },
  ],
  ['standard', ['Wie lange dauert die Keramikversiegelung?', 'Und die Dampfreinigung?'], [durationNotSaid]],
  [
    'standard',
    ['Haben Sie am Samstag offen?', 'Und am Sonntag?'],
    [['geschlossen', 'nicht offen', 'nicht geöffnet']],
    { not: ['holen Sie es'] },
  ],
  ['dialect', ['händ ihr am Sunntig offe?', 'und am Samschtig?'], [['08:30'], ['12:00', '12 Uhr']]],
  ['keywords', ['öffnungszeiten freitag', 'samstag?'], [['08:30'], ['12:00', '12 Uhr']]],
  [
    'standard',
    ['Was kostet die Keramikversiegelung?', 'Wie lange hält sie?'],
    [['3-5 Jahre', '3 bis 5 Jahre', '5 Jahre']],
  ],
  ['standard', ['Wie lange hält die Keramik?', 'Geben Sie darauf Garantie?'], [['5 Jahre', 'fünf Jahre']]],
  ['standard', ['Was ist das Autohotel?', 'Was kostet das?'], [['CHF 200', '200 Franken']], { not: ['250'] }],
  ['dialect', ['Was isch s Autohotel?', 'und was choschtet das?'], [['CHF 200', '200 Franken']], { not: ['250'] }],
  ['standard', ['Was kostet das Autohotel?', 'Und für 6 Monate?'], [["CHF 1'200", "1'200 Franken"]]],
  ['standard', ['Was kostet die Einlagerung?', 'Und wie viel ist das für vier Monate?'], [['CHF 600', '600 Franken']]],
  ['standard', ['Wie funktioniert die Vermittlung?', 'Und was kostet sie?'], [['CHF 150', '150 Franken']]],
  ['standard', ['Was kostet die Vermittlung?', 'Gibt es eine Mindestdauer?'], [['3 Monate', 'drei Monate']]],
  [
    'standard',
    ['Was kostet die Vermittlung?', 'Kommt noch eine Provision dazu?'],
    [['keine Provision', 'ohne Provision', 'Provision gibt es nicht', 'Provision verlangen wir nicht', 'nein']],
  ],
  ['standard', ['Wo befinden Sie sich?', 'Und wann haben Sie offen?'], [['08:30'], ['17:30']]],
  ['typo', ['Was kostet die Versiegelung?', 'und dampfreinigug?'], [['CHF 80', '80 Franken']], { not: ["1'699"] }],
  ['keywords', ['preis einlagerung', 'autohotel'], [['200']], { not: ['250'] }],
  [
    'standard',
    ['Danke, hallo', 'Was kostet die Versiegelung?', 'Ist das mit Mehrwertsteuer?'],
    [['exkl', 'ohne Mehrwertsteuer', 'ohne MwSt', 'zuzüglich', 'nicht inbegriffen', 'nicht enthalten']],
  ],
  [
    'standard',
    ['Kann ich mein Wohnmobil bei Ihnen einlagern?', 'Was muss ich mitbringen?'],
    [['Fahrzeugausweis'], ['Schlüssel']],
  ],
  [
    'standard',
    ['Was kostet das Autohotel?', 'Was schulde ich Ihnen also, wenn es um die Keramikversiegelung geht?'],
    [sealing],
    { not: ['pro Monat'] },
  ],
]);
