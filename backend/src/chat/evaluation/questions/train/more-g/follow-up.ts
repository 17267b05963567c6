import type { LabelledQuestion } from '../../../labelled-question.js';
import { durationNotSaid } from '../../label.js';
import { francs, KNOWN, THREE_TO_FIVE_YEARS, TWELVE } from './labels.js';

/** Half sentences that only what was said before explains. */
export const followUpQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tg-follow-up-01',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Was choschtet d Ylagerig für nes Outo?', 'u im Outohotel?'],
    mustContain: [francs(200)],
    mustNotContain: [...KNOWN, ...francs(250)],
  },
  {
    id: 'tg-follow-up-02',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Haben Sie heute Nachmittag offen?', 'Und am Samstag?'],
    mustContain: [TWELVE],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-follow-up-03',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Was choschtet d Keramikversiglig?', 'Puh. Und wie lang hebt die denn?'],
    mustContain: [THREE_TO_FIVE_YEARS],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-follow-up-04',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Wie lange dauert eine Dampfreinigung?', 'Gut. Und die Keramikversiegelung?'],
    mustContain: [durationNotSaid],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-follow-up-05',
    kind: 'follow-up',
    form: 'typo',
    turns: ['was kostet die vermitlung', 'gibts da ne mindestdauer', 'dan zahl ich also wivil im minimum total?'],
    mustContain: [francs(450)],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-follow-up-06',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Mached ihr au Dampfreinigig?', 'Was choscht das?'],
    mustContain: [francs(80)],
    mustNotContain: [...KNOWN, ...francs(1699)],
  },
  {
    id: 'tg-follow-up-07',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['wie tüür isch s Autohotel im Monet?', 'und für vier Mönet?'],
    mustContain: [francs(800)],
    mustNotContain: [...KNOWN, ...francs(1000)],
  },
];
