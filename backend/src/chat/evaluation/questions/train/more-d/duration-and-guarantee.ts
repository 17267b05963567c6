import type { LabelledQuestion } from '../../../labelled-question.js';
import { durationNotSaid } from '../../label.js';
import { GIVES_UP, SEALING_YEARS } from './labels.js';

/** How long the work takes and how long it lasts. */
export const durationAndGuarantee: readonly LabelledQuestion[] = [
  {
    id: 'td-duration-01',
    kind: 'duration',
    form: 'dialect',
    turns: ['Wie lang isch de Camper wäg wenn er en versiglet?'],
    mustContain: [durationNotSaid],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-duration-02',
    kind: 'duration',
    form: 'standard',
    turns: ['Kann ich auf die Dampfreinigung warten oder dauert das den ganzen Tag?'],
    mustContain: [durationNotSaid],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-duration-03',
    kind: 'duration',
    form: 'typo',
    turns: ['wie lange gehd die übergabe beim autohotel'],
    mustContain: [durationNotSaid],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-duration-04',
    kind: 'duration',
    form: 'dialect',
    turns: ['Wie gschnäll gänd ihr Bscheid uf e Aafrog?'],
    mustContain: [['24 Stunden', '24 h', '24h', 'einem Tag', 'eines Tages', 'vierundzwanzig']],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-guarantee-01',
    kind: 'guarantee',
    form: 'dialect',
    turns: ['Git’s Garantie uf d Versiglig?'],
    mustContain: [['5 Jahre', 'fünf Jahre', '5-jährige', 'fünfjährige']],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-guarantee-02',
    kind: 'guarantee',
    form: 'standard',
    turns: ['Wie lange hält so eine Versiegelung denn wirklich?'],
    mustContain: [SEALING_YEARS],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-guarantee-03',
    kind: 'guarantee',
    form: 'typo',
    turns: ['nach wifiel jaren mus man die keramik auffrishen?'],
    mustContain: [['3-4 Jahre', '3 bis 4 Jahre', 'drei bis vier Jahre']],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-guarantee-04',
    kind: 'guarantee',
    form: 'standard',
    turns: ['Ist mein Camper mit der Keramik auch gegen Steinschlag geschützt?'],
    mustContain: [
      [
        'Nein',
        'hilft sie nicht',
        'hilft nicht',
        'schützt nicht',
        'schützt sie nicht',
        'kein Schutz',
        'nicht gegen',
        'nicht vor',
      ],
    ],
    mustNotContain: GIVES_UP,
  },
];
