import { durationNotSaid, label } from '../label.js';

/** How long work and answers take. */
export const durationQuestions = label('duration', 'duration', [
  ['standard', 'Wie lange dauert die Keramikversiegelung?', [durationNotSaid]],
  ['standard', 'Wie viele Tage muss ich das Wohnmobil zum Versiegeln bei Ihnen lassen?', [durationNotSaid]],
  ['dialect', 'Wie lang gaht e Keramikversiglig?', [durationNotSaid]],
  ['dialect', 'Wi lang bruchet dir füre Camper z versigle?', [durationNotSaid], { not: ['neue Schicht'] }],
  ['typo', 'wie lange dauret die versieglung', [durationNotSaid]],
  ['keywords', 'dauer versiegelung wohnmobil', [durationNotSaid]],
  ['standard', 'Wie lange dauert eine Dampfreinigung?', [durationNotSaid]],
  ['dialect', 'Wie lang hets, bis d Dampfreinigig fertig isch?', [durationNotSaid]],
  ['keywords', 'dampfreinigung dauer', [durationNotSaid]],
  ['standard', 'Wie viel Zeit muss ich für die Übergabe einplanen?', [durationNotSaid]],
  ['standard', 'Wie lange dauern Aufbereitung und Versiegelung zusammen?', [durationNotSaid]],
  ['standard', 'Bis wann bekomme ich auf meine Anfrage eine Antwort?', [['24 Stunden']]],
  ['dialect', 'Wänn mälded ihr eu, wenni öppis aafröge?', [['24 Stunden']]],
]);
