import type { LabelledQuestion } from '../../labelled-question.js';
import { DECLINES } from './labels.js';

/** What has nothing to do with the business. */
export const offTopic: readonly LabelledQuestion[] = [
  {
    id: 'h-off-01',
    kind: 'off-topic',
    form: 'dialect',
    turns: ['Wie wird s Wätter am Wuchenänd?'],
    mustContain: [DECLINES],
    mustNotContain: ['sonnig', 'Grad '],
  },
  {
    id: 'h-off-02',
    kind: 'off-topic',
    form: 'dialect',
    turns: ['Wär het geschter gwunne, YB oder Basel?'],
    mustContain: [DECLINES],
  },
  {
    id: 'h-off-03',
    kind: 'off-topic',
    form: 'standard',
    turns: ['Hast du ein gutes Rezept für Älplermagronen?'],
    mustContain: [DECLINES],
    mustNotContain: ['Kartoffel', 'Hörnli'],
  },
  {
    id: 'h-off-04',
    kind: 'off-topic',
    form: 'standard',
    turns: ['Was ist die Hauptstadt von Australien?'],
    mustContain: [DECLINES],
    mustNotContain: ['Canberra', 'Sydney'],
  },
  {
    id: 'h-off-05',
    kind: 'off-topic',
    form: 'typo',
    turns: ['schreib mir ein gedich für meine freundinn'],
    mustContain: [DECLINES],
    mustNotContain: ['Herz'],
  },
  {
    id: 'h-off-06',
    kind: 'off-topic',
    form: 'standard',
    turns: ['Soll ich jetzt Bitcoin kaufen?'],
    mustContain: [DECLINES],
    mustNotContain: ['Ja,', 'CHF'],
  },
  {
    id: 'h-off-07',
    kind: 'off-topic',
    form: 'typo',
    turns: ['wer ist der bundespresident im moment'],
    mustContain: [DECLINES],
  },
  {
    id: 'h-off-08',
    kind: 'off-topic',
    form: 'dialect',
    turns: ['Chasch mer bi de Mathiufgabe hälfe, was git 17 mal 23?'],
    mustContain: [DECLINES],
    mustNotContain: ['391'],
  },
];
