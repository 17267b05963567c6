import type { LabelledQuestion } from '../../../../labelled-question.js';
import { evasions } from './labels.js';

/** What is good and bad for the sealed surface beside washing. */
export const careOfSurfaceQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tc-services-care-surface-01',
    kind: 'care',
    form: 'dialect',
    turns: ['Ds Womo isch vor zwöi Tag bi öich versiglet worde u jitz het e Vogu druf gmacht. Was tuen i?'],
    mustContain: [['sofort', 'gleich', 'selben Tag', 'gleichen Tag', 'rasch', 'umgehend', 'schnell'], ['Wasser']],
    mustNotContain: evasions,
  },
  {
    id: 'tc-services-care-surface-02',
    kind: 'care',
    form: 'typo',
    turns: ['mus ich noch waxen nach der keramik versiglung'],
    mustContain: [
      [
        'nicht mehr nötig',
        'nicht nötig',
        'kein Wachs',
        'unnötig',
        'nein',
        'überflüssig',
        'nicht mehr',
        'braucht es nicht',
        'erübrigt',
      ],
    ],
    mustNotContain: evasions,
  },
  {
    id: 'tc-services-care-surface-03',
    kind: 'care',
    form: 'dialect',
    turns: ['Wora merk i, dass d Versiglig langsam nachlaht?'],
    mustContain: [['perl', 'Lachen', 'Pfützen', 'bleibt liegen', 'Wasser bleibt', 'bleibt das Wasser']],
    mustNotContain: evasions,
  },
  {
    id: 'tc-services-care-surface-04',
    kind: 'care',
    form: 'dialect',
    turns: ['Cha i uff d Keramik emol mit dr Poliermaschine drüber, wenn si nümm so glänzt?'],
    mustContain: [
      [
        'nichts verloren',
        'nein',
        'keine Poliermaschine',
        'Poliermaschinen',
        'auffrisch',
        'besser nicht',
        'nicht poli',
        'vermeid',
        'meiden',
        'verzicht',
        'raten davon',
        'raten wir',
      ],
    ],
    mustNotContain: evasions,
  },
];
