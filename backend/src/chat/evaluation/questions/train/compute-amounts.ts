import { label } from '../label.js';

const depends = ['Länge', 'Grösse', 'Höhe', 'Zustand', 'Masse'];

/** What is reckoned from the site's prices, and what can't be: then it depends, and an offer tells. */
export const computeAmountQuestions = label('compute', 'compute-amount', [
  [
    'standard',
    'Wie viele Monate Einlagerung bekomme ich für 1000 Franken?',
    [['6 Monate', 'sechs Monate', '6 volle', '6 ganze']],
  ],
  [
    'standard',
    'Mein Budget fürs Autohotel beträgt CHF 600. Wie lange reicht das?',
    [['3 Monate', 'drei Monate', '3 volle', '3 ganze']],
  ],
  ['dialect', 'Wie mängi Mönet chani für 450 Franke ilagere?', [['3 Monate', 'drei Monate', '3 volle', '3 ganze']]],
  ['standard', 'Was kostet ein halbes Jahr Einlagerung?', [['CHF 900', '900 Franken']]],
  ['standard', 'Was kosten drei Monate Autohotel?', [['CHF 600', '600 Franken']], { not: ['CHF 750'] }],
  ['dialect', 'Was choschtet s Autohotel für 4 Mönet?', [['CHF 800', '800 Franken']], { not: ["CHF 1'000"] }],
  ['standard', 'Was kostet mich die Vermittlung über die Mindestdauer?', [['CHF 450', '450 Franken']]],
  ['standard', 'Wie viel bezahle ich für ein Jahr Einlagerung?', [["CHF 1'800", "1'800 Franken"]]],
  ['keywords', 'einlagerung 5 monate kosten', [['CHF 750', '750 Franken']]],
  ['typo', 'was kosten 2 monatte autohotel', [['CHF 400', '400 Franken']], { not: ['CHF 500'] }],
  [
    'standard',
    'Mein Wohnmobil ist 7,40 m lang. Kostet die Versiegelung mehr als 1699 Franken?',
    [depends, ['Offerte', 'Anfrage', "ab CHF 1'699"]],
  ],
  [
    'dialect',
    'Min Alkove isch 8 Meter lang, zahl i do meh als de Priis für es kompakts?',
    [depends, ['Offerte', "1'699", 'Anfrage']],
  ],
  ['standard', 'Reichen 1000 Franken für eine Keramikversiegelung?', [["1'699"]]],
  ['standard', 'Ich habe 100 Franken. Genügt das für eine Dampfreinigung?', [['CHF 80', '80 Franken']]],
  [
    'standard',
    'Was kostet die Einlagerung von Anfang November bis Ende März?',
    [['CHF 750', '750 Franken', 'CHF 150', '150 Franken']],
  ],
]);
