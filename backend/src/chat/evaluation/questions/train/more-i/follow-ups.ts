import type { LabelledQuestion } from '../../../labelled-question.js';
import { durationNotSaid } from '../../label.js';
import { CLOSED, DOES_NOT_KNOW, francs } from './labels.js';

const mustNotContain = [DOES_NOT_KNOW];
const kind = 'follow-up';

/** Half a sentence after an answer; the last reply counts. */
export const followUps: readonly LabelledQuestion[] = [
  {
    id: 'i-follow-up-01',
    kind,
    form: 'dialect',
    turns: ['Was choscht bi eu e Dampfreinigung?', 'und wie lang gaht das?'],
    mustContain: [durationNotSaid],
    mustNotContain,
  },
  {
    id: 'i-follow-up-02',
    kind,
    form: 'standard',
    turns: ['Guten Tag, was muss ich mir unter dem Autohotel vorstellen?', 'Klingt gut. Und was kostet der Spass?'],
    mustContain: [francs(200)],
    mustNotContain,
  },
  {
    id: 'i-follow-up-03',
    kind,
    form: 'dialect',
    turns: ['Sit dir am Samschti offe?', 'u am Sunndi?'],
    mustContain: [CLOSED],
    mustNotContain,
  },
  {
    id: 'i-follow-up-04',
    kind,
    form: 'standard',
    turns: ['Was kostet die Einlagerung im Monat?', 'Und für ein halbes Jahr?'],
    mustContain: [francs(900)],
    mustNotContain,
  },
  {
    id: 'i-follow-up-05',
    kind,
    form: 'typo',
    turns: ['wie lange helt di keramik', 'und was kosted das', 'auch für ein kleines womo?'],
    mustContain: [francs(1699)],
    mustNotContain,
  },
  {
    id: 'i-follow-up-06',
    kind,
    form: 'dialect',
    turns: ['Chönd ihr mis Auto für mich verchaufe?', 'Und für wie lang muess ich mich da verpflichte?'],
    mustContain: [['3 Monate', 'drei Monate']],
    mustNotContain,
  },
  {
    id: 'i-follow-up-07',
    kind,
    form: 'standard',
    turns: ['Wie lange dauert eine Keramikversiegelung?', 'So lange? Was machen Sie denn da alles?'],
    mustContain: [
      ['wasch', 'Handwäsche'],
      ['polier', 'Politur', 'entfett'],
    ],
    mustNotContain,
  },
  {
    id: 'i-follow-up-08',
    kind,
    form: 'dialect',
    turns: ['Wo sind er gnau?', 'Guet. Chan ich eu au aalüüte?'],
    mustContain: [['+41 62 000 00 00']],
    mustNotContain,
  },
  {
    id: 'i-follow-up-09',
    kind,
    form: 'standard',
    turns: ['Hilft Dampf gegen Zigarettengeruch?', 'Und wenn es im Bad schimmelt?'],
    mustContain: [['Ursache', 'Feuchtigkeit', 'Schimmel wieder', 'sichtbaren']],
    mustNotContain,
  },
  {
    id: 'i-follow-up-10',
    kind,
    form: 'typo',
    turns: ['was kostet autohotel', 'und einlagrung?', 'was ist jetz günstger'],
    mustContain: [['Einlagerung']],
    mustNotContain,
  },
];
