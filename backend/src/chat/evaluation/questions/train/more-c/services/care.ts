import type { LabelledQuestion } from '../../../../labelled-question.js';
import { evasions } from './labels.js';

/** How to wash a sealed vehicle. */
export const careOfSealingQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tc-services-care-01',
    kind: 'care',
    form: 'standard',
    turns: ['Darf ich nach der Versiegelung noch durch die Waschstrasse fahren?'],
    mustContain: [
      [
        'meiden',
        'besser nicht',
        'Bürsten',
        'von Hand',
        'Handwäsche',
        'abraten',
        'raten davon',
        'raten wir',
        'nicht empfohlen',
        'nein',
      ],
    ],
    mustNotContain: evasions,
  },
  {
    id: 'tc-services-care-02',
    kind: 'care',
    form: 'dialect',
    turns: ['Was für es Shampoo söll i näh für mis versiglete Wohnmobil?'],
    mustContain: [['pH-neutral', 'pH neutral', 'neutrales', 'mild']],
    mustNotContain: evasions,
  },
  {
    id: 'tc-services-care-03',
    kind: 'care',
    form: 'standard',
    turns: ['Wie oft sollte man so ein versiegeltes Wohnmobil waschen?'],
    mustContain: [['paar Wochen', 'regelmässig', 'wenige Wochen', 'einige Wochen']],
    mustNotContain: evasions,
  },
  {
    id: 'tc-services-care-04',
    kind: 'care',
    form: 'dialect',
    turns: ['Mis Wohnmobil hät jetzt e Keramikversiglig', 'Törf i do mit em Hochdruckreiniger dra?'],
    mustContain: [['Abstand', 'Distanz', 'nicht zu nah']],
    mustNotContain: evasions,
  },
  {
    id: 'tc-services-care-05',
    kind: 'care',
    form: 'standard',
    turns: [
      'Nach der Skiwoche ist alles voller Salz. Muss ich den versiegelten Camper gleich abspülen, oder kann das bis im Frühling warten?',
    ],
    mustContain: [['gleich', 'sofort', 'möglichst bald', 'nicht warten', 'rasch', 'umgehend']],
    mustNotContain: evasions,
  },
  {
    id: 'tc-services-care-06',
    kind: 'care',
    form: 'typo',
    turns: ['darf ich an der sonne waschen? hab ne keramikversigelung drauf'],
    mustContain: [['nicht in der', 'nicht an der', 'Kalkfleck', 'Schatten', 'nein', 'keine Sonne']],
    mustNotContain: evasions,
  },
  {
    id: 'tc-services-care-07',
    kind: 'care',
    form: 'standard',
    turns: [
      'Unser Mobil ist keramikversiegelt. Kann ich es nach dem Waschen einfach an der Luft trocknen lassen, oder womit reibe ich es ab?',
    ],
    mustContain: [['Mikrofaser']],
    mustNotContain: evasions,
  },
  {
    id: 'tc-services-care-08',
    kind: 'care',
    form: 'keywords',
    turns: ['frisch versiegelt erste tage waschen'],
    mustContain: [
      [
        'Tagen nicht',
        'nicht waschen',
        'nicht gewaschen',
        'warten',
        'beim Abholen',
        'bei der Abholung',
        'verzicht',
        'nicht in den ersten',
        'noch nicht',
        'keine Wäsche',
      ],
    ],
    mustNotContain: evasions,
  },
];
