import type { LabelledQuestion } from '../../../labelled-question.js';
import { durationNotSaid } from '../../label.js';
import { AFTERNOON_OPENS, CLOSED, francs, MORNING_ENDS, UNANSWERED } from './labels.js';

/** Second messages about prices and times. */
export const followUpFiguresE: readonly LabelledQuestion[] = [
  {
    id: 'te-follow-up-09',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Heit dr am Samstig offe?', 'u am Sunntig?'],
    mustContain: [CLOSED],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-follow-up-10',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Was choscht s Autohotel?', 'ond för es halbs Johr?'],
    mustContain: [francs(1200)],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-follow-up-11',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Was koschtet s Autohotel im Monet?', 'hän ihr au ebbis Billigers? s stoht der ganz Winter numme'],
    mustContain: [francs(150)],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-follow-up-12',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Mir hend e Dampfreinigung im Chopf', 'und wia lang goht da öppa?'],
    mustContain: [durationNotSaid],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-follow-up-13',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Wann haben Sie unter der Woche offen?', 'Durchgehend? Ich käme nämlich so um zwölf'],
    mustContain: [[...MORNING_ENDS, ...AFTERNOON_OPENS]],
    mustNotContain: [...UNANSWERED, 'Ja, durchgehend'],
  },
  {
    id: 'te-follow-up-14',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Was kostet das Autohotel?', 'Entschuldigung, ich meinte die Einlagerung'],
    mustContain: [francs(150)],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-follow-up-15',
    kind: 'follow-up',
    form: 'keywords',
    turns: ['vermittlung kosten', 'für 4 monate'],
    mustContain: [francs(600)],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-follow-up-16',
    kind: 'follow-up',
    form: 'typo',
    turns: ['unser camper stinkt nach rauch, hilft da dampf', 'was würd das den kostn'],
    mustContain: [francs(80)],
    mustNotContain: UNANSWERED,
  },
];
