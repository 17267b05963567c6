import type { LabelledQuestion } from '../../../../labelled-question.js';
import { ASKS, MISSING } from './enquiry-labels.js';
import { DODGES, EMAIL, PHONE } from './labels.js';

/** Visitors who want somebody of flesh and blood, a number or an address to write to. */
export const personQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tc-around-person-01',
    kind: 'person',
    form: 'standard',
    turns: ['Nehmen Sie es mir nicht übel, aber ich möchte lieber mit einem richtigen Menschen sprechen.'],
    mustContain: [[...PHONE, ...MISSING]],
    mustNotContain: DODGES,
  },
  {
    id: 'tc-around-person-02',
    kind: 'person',
    form: 'dialect',
    turns: ['Gimmer d Nummere, i lüte lieber aa'],
    mustContain: [PHONE],
    mustNotContain: DODGES,
  },
  {
    id: 'tc-around-person-03',
    kind: 'person',
    form: 'typo',
    turns: ['eure mailadrese bite, wil fotos vom lak schiken'],
    mustContain: [EMAIL],
    mustNotContain: DODGES,
  },
  {
    id: 'tc-around-person-04',
    kind: 'person',
    form: 'keywords',
    turns: ['telefonnummer betrieb'],
    mustContain: [PHONE],
    mustNotContain: DODGES,
  },
  {
    id: 'tc-around-person-05',
    kind: 'person',
    form: 'standard',
    turns: ['Das ist mir zu kompliziert zum Tippen. Kann mich jemand anrufen, der sich mit Wohnmobilen auskennt?'],
    mustContain: [
      [...PHONE, ...MISSING],
      [...PHONE, ...ASKS],
    ],
    mustNotContain: DODGES,
  },
  {
    id: 'tc-around-person-06',
    kind: 'person',
    form: 'dialect',
    turns: ['Mit eme Outomat diskutieren i nid. Verbing mi mit öpperem wo druschunnt!'],
    mustContain: [[...PHONE, ...MISSING]],
    mustNotContain: DODGES,
  },
];
