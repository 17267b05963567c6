import { label } from '../label.js';

const sealing = ['3 bis 5', '3-5'];
const steam = ['2 bis 4', '2-4'];

/** How long work and answers take. */
export const durationQuestions = label('duration', 'duration', [
  ['standard', 'Wie lange dauert die Keramikversiegelung?', [sealing, ['Tage']]],
  ['standard', 'Wie viele Tage muss ich das Wohnmobil zum Versiegeln bei Ihnen lassen?', [sealing]],
  ['dialect', 'Wie lang gaht e Keramikversiglig?', [sealing]],
  ['dialect', 'Wi lang bruchet dir füre Camper z versigle?', [sealing], { not: ['neue Schicht'] }],
  ['typo', 'wie lange dauret die versieglung', [sealing]],
  ['keywords', 'dauer versiegelung wohnmobil', [sealing]],
  ['standard', 'Wie lange dauert eine Dampfreinigung?', [steam, ['Stunden']]],
  ['dialect', 'Wie lang hets, bis d Dampfreinigig fertig isch?', [steam]],
  ['keywords', 'dampfreinigung dauer', [steam]],
  ['standard', 'Wie viel Zeit muss ich für die Übergabe einplanen?', [['30 Minuten', 'halbe Stunde']]],
  ['standard', 'Wie lange dauern Aufbereitung und Versiegelung zusammen?', [sealing]],
  ['standard', 'Bis wann bekomme ich auf meine Anfrage eine Antwort?', [['24 Stunden']]],
  ['dialect', 'Wänn mälded ihr eu, wenni öppis aafröge?', [['24 Stunden']]],
]);
