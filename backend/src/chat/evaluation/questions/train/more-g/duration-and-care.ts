import type { LabelledQuestion } from '../../../labelled-question.js';
import { durationNotSaid } from '../../label.js';
import { KNOWN } from './labels.js';

/** How long the work takes, and how a sealed vehicle is looked after. */
export const durationAndCareQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tg-duration-01',
    kind: 'duration',
    form: 'dialect',
    turns: ['Wie lang müesst i üses Wohnmobil bi öich la, bis es versiglet isch?'],
    mustContain: [durationNotSaid],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-duration-02',
    kind: 'duration',
    form: 'standard',
    turns: ['Kurze Frage, ich muss den Babysitter organisieren: Wie lange brauchen Sie für eine Dampfreinigung?'],
    mustContain: [durationNotSaid],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-duration-03',
    kind: 'duration',
    form: 'typo',
    turns: ['wie lang get die übergabe beim autohottel ich muss dan auf den zug'],
    mustContain: [durationNotSaid],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-duration-04',
    kind: 'duration',
    form: 'dialect',
    turns: ['S Komplettpaket, also Ufbereitig mit Versiglig: i wie vil Täg isch das gmacht?'],
    mustContain: [durationNotSaid],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-care-01',
    kind: 'care',
    form: 'dialect',
    turns: ['Mit was für eme Mitteli söll i s Wohnmobil nachhär wäsche, damit d Keramik nid kabutt gaht?'],
    mustContain: [['pH-neutral', 'mild', 'Shampoo']],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-care-02',
    kind: 'care',
    form: 'standard',
    turns: ['Darf ich nach der Versiegelung noch durch die Waschstrasse an der Tankstelle, die mit den Bürsten?'],
    mustContain: [
      [
        'meiden',
        'besser nicht',
        'lieber nicht',
        'nicht empf',
        'verzichten',
        'abraten',
        'raten ab',
        'raten davon ab',
        'Nein',
        'von Hand',
        'hilft sie nicht',
      ],
    ],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-care-03',
    kind: 'care',
    form: 'typo',
    turns: ['hab vogeldrek auf der versigelten haube, wie schnel muss der wek'],
    mustContain: [['sofort', 'gleich', 'selben Tag', 'rasch', 'schnell', 'möglichst bald']],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-care-04',
    kind: 'care',
    form: 'keywords',
    turns: ['nach keramik noch wachsen nötig?'],
    mustContain: [
      [
        'nicht mehr nötig',
        'nicht nötig',
        'kein Wachs',
        'unnötig',
        'nicht mehr',
        'überflüssig',
        'brauchen Sie nicht',
        'braucht es nicht',
      ],
    ],
    mustNotContain: KNOWN,
  },
];
