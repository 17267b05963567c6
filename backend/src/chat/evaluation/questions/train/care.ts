import { label } from '../label.js';

const shampoo = ['pH-neutral', 'mild', 'Shampoo'];

/** What owners do themselves: washing, and preparing a vehicle. */
export const careQuestions = label('care', 'care', [
  ['standard', 'Wie pflege ich ein versiegeltes Fahrzeug?', [shampoo, ['Schwamm', 'Wasser', 'Mikrofaser']]],
  ['standard', 'Womit darf ich mein Wohnmobil nach der Versiegelung waschen?', [shampoo]],
  [
    'standard',
    'Darf ich mit der Keramik noch durch die Waschstrasse?',
    [['Bürstenanlage', 'meiden', 'von Hand', 'Handwäsche', 'Schwamm']],
  ],
  [
    'standard',
    'Muss ich nach der Versiegelung noch wachsen?',
    [['nicht mehr nötig', 'nicht nötig', 'nein', 'kein Wachs', 'brauchen Sie nicht']],
  ],
  [
    'standard',
    'Was mache ich mit Vogelkot auf der Keramik?',
    [
      ['selben Tag', 'sofort', 'gleich', 'rasch'],
      ['Wasser', 'ab'],
    ],
  ],
  ['dialect', 'Wie söll i s versiglete Wohnmobil wäsche?', [shampoo]],
  ['dialect', 'Dörf i nachher mit em Hochdruckreiniger drahi?', [['Abstand', 'Schwamm', 'Wasser']]],
  ['typo', 'pflge nach keramik versigelung', [shampoo]],
  ['keywords', 'versiegelung pflege shampoo', [shampoo]],
  [
    'standard',
    'Wie bereite ich mein Auto auf das Autohotel vor?',
    [
      ['gewaschen', 'waschen'],
      ['tank', 'Reifen'],
    ],
  ],
  [
    'standard',
    'Was muss ich am Wohnmobil leeren, bevor ich es einlagere?',
    [
      ['Wasser', 'wasser'],
      ['Boiler', 'Kühlschrank', 'Toilette', 'Gas'],
    ],
  ],
  ['standard', 'Wie bereite ich das Fahrzeug für die Dampfreinigung vor?', [['ausräumen', 'herausnehmen', 'leer']]],
]);

/** How long the sealing lasts, and what is promised. */
export const guaranteeQuestions = label('guarantee', 'guarantee', [
  ['standard', 'Wie viele Jahre Garantie bekomme ich auf die Keramik?', [['5 Jahre', 'fünf Jahre']]],
  ['standard', 'Wie lange hält die Versiegelung?', [['3-5 Jahre', '3 bis 5 Jahre']]],
  [
    'standard',
    'Warum 5 Jahre Garantie, wenn die Schicht nur 3 bis 5 Jahre hält?',
    [['nutzt sich ab', 'Abnutzung', 'Kilometer', 'Standplatz']],
  ],
  ['standard', 'Wann muss man die Keramik auffrischen lassen?', [['3-4 Jahre', '3 bis 4 Jahre']]],
  ['standard', 'Was deckt die Garantie genau ab?', [['Offerte', 'schriftlich']], { not: ['10 Jahre', 'lebenslang'] }],
  ['dialect', 'Wie lang hebt d Keramik?', [['3-5 Jahre', '3 bis 5 Jahre', '5 Jahre']]],
  ['dialect', 'Gits Garantie uf d Versiglig?', [['5 Jahre', 'fünf Jahre']]],
  ['dialect', 'Wi lang isch de Schutz garantiert?', [['5 Jahre', 'fünf Jahre']]],
  ['typo', 'garanite keramikversieglung', [['5 Jahre', 'fünf Jahre']]],
  ['keywords', 'haltbarkeit keramik', [['3-5 Jahre', '3 bis 5 Jahre']]],
  ['keywords', 'garantie jahre', [['5 Jahre', 'fünf Jahre']]],
]);
