import { label } from '../label.js';

const inside = { now: '2025-09-16T14:00:00+02:00' };
const over = [
  'vorbei',
  'abgelaufen',
  'beendet',
  'nicht mehr',
  'zu Ende',
  'endete',
  'lief bis',
  'dauerte',
  'abgeschlossen',
  'lief vom',
];
const last = ['31. Oktober', '31.10.', '31. 10.'];

/** The early-booking campaign, while it runs and afterwards. */
export const campaignQuestions = label('campaign', 'campaign', [
  ['standard', 'Gibt es einen Frühbucherrabatt?', [['20%']], inside],
  ['standard', 'Bis wann läuft die Aktion?', [last], inside],
  [
    'standard',
    'Gilt der Rabatt auch für die Dampfreinigung?',
    [['nein', 'nur', 'nicht für', 'gelten für die', 'gilt für die'], ['Keramikversiegelung']],
    inside,
  ],
  ['standard', 'Zählt für die Aktion der Tag der Anfrage oder der Termin?', [['Termin']], inside],
  ['dialect', 'Wivil Rabatt gits für Früehbuecher?', [['20%']], inside],
  ['dialect', 'Gaht d Aktion no?', [last], inside],
  ['keywords', 'frühbucher aktion wohnmobil', [['20%']], inside],
  ['typo', 'frübucher rabat', [['20%']], inside],
  ['standard', 'Gibt es einen Frühbucherrabatt?', [over]],
  ['standard', 'Bekomme ich jetzt noch 20 Prozent auf die Versiegelung?', [over]],
  ['dialect', 'Gits d Früehbuecheraktion no?', [over]],
  ['keywords', 'aktion rabatt', [over]],
  [
    'standard',
    'Kann ich den Frühbucherrabatt mit anderen Rabatten kombinieren?',
    [['nein', 'nicht mit anderen', 'nicht kombinier', 'lassen sich nicht', 'lässt sich nicht']],
    inside,
  ],
]);
