import type { LabelledQuestion } from '../../../../labelled-question.js';
import { durationNotSaid } from '../../../label.js';
import { evasions } from './labels.js';

/** How long the work, handing over and an answer take. */
export const durationQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tc-services-duration-01',
    kind: 'duration',
    form: 'dialect',
    turns: ['Wie lang mues i s Wohnmobil bi eu lah für die Keramik?'],
    mustContain: [durationNotSaid],
    mustNotContain: [...evasions, '2 bis 4 Stunden'],
  },
  {
    id: 'tc-services-duration-02',
    kind: 'duration',
    form: 'standard',
    turns: [
      'Am Samstag in einer Woche fahren wir in die Ferien. Reicht das noch, wenn wir den Camper am Montag zum Versiegeln bringen? Wie viele Tage braucht ihr?',
    ],
    mustContain: [durationNotSaid],
    mustNotContain: [...evasions, '2 bis 4 Stunden'],
  },
  {
    id: 'tc-services-duration-03',
    kind: 'duration',
    form: 'typo',
    turns: ['wie lang dauerd so ne dampf reinigung im auto'],
    mustContain: [durationNotSaid],
    mustNotContain: [...evasions, 'Arbeitstage'],
  },
  {
    id: 'tc-services-duration-04',
    kind: 'duration',
    form: 'dialect',
    turns: ['Cha i grad uf d Dampfreinigung warte oder geit das z lang?'],
    mustContain: [durationNotSaid],
    mustNotContain: [...evasions, 'Arbeitstage'],
  },
  {
    id: 'tc-services-duration-05',
    kind: 'duration',
    form: 'standard',
    turns: [
      'Wie viel Zeit muss ich einrechnen, wenn ich mein Auto zu Ihnen ins Autohotel bringe? Ich habe danach einen Zug.',
    ],
    mustContain: [durationNotSaid],
    mustNotContain: evasions,
  },
  {
    id: 'tc-services-duration-06',
    kind: 'duration',
    form: 'dialect',
    turns: ['I bring am Friitig de Camper zum Iilagere. Wie lang gaht das mit em Abgeh bi eu?'],
    mustContain: [durationNotSaid],
    mustNotContain: evasions,
  },
  {
    id: 'tc-services-duration-07',
    kind: 'duration',
    form: 'keywords',
    turns: ['dauer aufbereitung und versiegelung'],
    mustContain: [durationNotSaid],
    mustNotContain: evasions,
  },
  {
    id: 'tc-services-duration-08',
    kind: 'duration',
    form: 'standard',
    turns: ['Wie schnell hört man etwas, wenn man Ihnen eine Anfrage schickt?'],
    mustContain: [
      ['24 Stunden', '24 h', '24h', 'einem Tag', 'einen Tag', 'eines Tages', '24-Stunden', 'vierundzwanzig'],
    ],
    mustNotContain: evasions,
  },
  {
    id: 'tc-services-duration-09',
    kind: 'duration',
    form: 'typo',
    turns: ['kan mann dampfreinigen und keramik zusamen am gleichen tag machen??'],
    mustContain: [[...durationNotSaid, 'Aufenthalt', 'mehrere Tage', 'ohnehin bei uns', 'nein']],
    mustNotContain: evasions,
  },
  {
    id: 'tc-services-duration-10',
    kind: 'duration',
    form: 'dialect',
    turns: ['Send d Polschter noch em Dampfe lang nass? Mer schlofid drum i dem Bus'],
    mustContain: [
      ['leicht feucht', 'feucht statt nass', 'feucht', 'bald', 'kaum', 'trocknen', 'wieder trocken', 'Abend'],
    ],
    mustNotContain: evasions,
  },
];
