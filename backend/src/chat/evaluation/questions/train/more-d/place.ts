import type { LabelledQuestion } from '../../../labelled-question.js';
import { GIVES_UP, MAIL, PHONE } from './labels.js';

/** Where the business is and how it is reached. */
export const place: readonly LabelledQuestion[] = [
  {
    id: 'td-place-01',
    kind: 'place',
    form: 'dialect',
    turns: ['wo genau sit dir?'],
    mustContain: [['Musterstrasse', '4914', 'Roggwil BE']],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-place-02',
    kind: 'place',
    form: 'standard',
    turns: ['Was muss ich im Navi eingeben?'],
    mustContain: [['Musterstrasse 1']],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-place-03',
    kind: 'place',
    form: 'typo',
    turns: ['telefonumer bite'],
    mustContain: [PHONE],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-place-04',
    kind: 'place',
    form: 'dialect',
    turns: ['Uf weli Mailadrässe cha ich Föteli schicke?'],
    mustContain: [MAIL],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-place-05',
    kind: 'place',
    form: 'standard',
    turns: ['Ist das Roggwil im Kanton Bern oder das im Thurgau?'],
    mustContain: [['Bern', 'Roggwil BE', '4914']],
    mustNotContain: GIVES_UP,
  },
];
