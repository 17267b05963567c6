import type { LabelledQuestion } from '../../../labelled-question.js';
import { ASKS_NEXT, GIVES_UP, WAY_TO_PEOPLE } from './labels.js';

/** People who want a person, and small talk. */
export const personAndTalk: readonly LabelledQuestion[] = [
  {
    id: 'td-person-01',
    kind: 'person',
    form: 'standard',
    turns: ['Gibt es bei Ihnen auch einen richtigen Menschen, mit dem ich reden kann?'],
    mustContain: [[...WAY_TO_PEOPLE, ...ASKS_NEXT]],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-person-02',
    kind: 'person',
    form: 'dialect',
    turns: ['Ig wett lieber mit öpperem rede'],
    mustContain: [[...WAY_TO_PEOPLE, ...ASKS_NEXT]],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-person-03',
    kind: 'person',
    form: 'typo',
    turns: ['kan ich mit dem scheff sprechen'],
    mustContain: [[...WAY_TO_PEOPLE, ...ASKS_NEXT]],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-talk-01',
    kind: 'talk',
    form: 'dialect',
    turns: ['Hoi zäme'],
    mustContain: [['Grüezi', 'Hallo', 'Guten Tag', 'Guten Morgen', 'Hoi', 'Willkommen', 'helfen', 'fragen']],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-talk-02',
    kind: 'talk',
    form: 'dialect',
    turns: ['merci viu mau'],
    mustContain: [['gern', 'bitte', 'freut', 'keine Ursache', 'nichts zu danken', 'danke']],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-talk-03',
    kind: 'talk',
    form: 'standard',
    turns: ['Ok, das war alles. Tschüss!'],
    mustContain: [
      ['Wiedersehen', 'Tschüss', 'Adieu', 'Ade', 'schönen', 'bis bald', 'gute Fahrt', 'alles Gute', 'danke', 'gern'],
    ],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-talk-04',
    kind: 'talk',
    form: 'dialect',
    turns: ['bisch du en roboter?'],
    mustContain: [['Assistent', 'virtuell', 'kein Mensch', 'Computer', 'automatisch', 'Chatbot', 'Programm', 'Ja,']],
    mustNotContain: [...GIVES_UP, 'bin ein Mensch'],
  },
];
