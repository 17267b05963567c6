import type { LabelledQuestion } from '../../../../labelled-question.js';
import { durationNotSaid } from '../../../label.js';
import { dependsOnSize, evasion, refusal } from './labels.js';

/** Whether the work is done in time, what the campaign takes off, and whether a big vehicle costs more. */
export const readyQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tc-reckoning-039',
    kind: 'compute',
    form: 'standard',
    turns: [
      'Wenn ich das Wohnmobil am Montagmorgen zum Versiegeln bringe, kann ich am Dienstagabend damit in die Ferien fahren?',
    ],
    mustContain: [durationNotSaid],
    mustNotContain: evasion,
  },
  {
    id: 'tc-reckoning-040',
    kind: 'compute',
    form: 'dialect',
    turns: [
      'I chönnt s Auto am Fritig am halbi zwöi zum Dampfe bringe. Isch es am halbi sächsi fertig, dass i no cha heifahre?',
    ],
    mustContain: [durationNotSaid],
    mustNotContain: evasion,
  },
  {
    id: 'tc-reckoning-041',
    kind: 'compute',
    form: 'dialect',
    turns: [
      'Mer fahred am 15. Juli uf Kroatie. Wemmer de Camper am 6. Juli zum Versigle bringt, isch er bis dete parat?',
    ],
    mustContain: [durationNotSaid],
    mustNotContain: [...evasion, 'reicht nicht', 'zu knapp', 'reicht leider nicht'],
  },
  {
    id: 'tc-reckoning-042',
    kind: 'compute',
    form: 'standard',
    turns: ['Mit dem Frühbucherrabatt gerechnet: Wo landet man dann bei der Keramikversiegelung?'],
    now: '2025-09-17T10:00:00+02:00',
    mustContain: [['20%', 'CHF 1359.20', '1359.20 Franken']],
    mustNotContain: evasion,
  },
  {
    id: 'tc-reckoning-043',
    kind: 'compute',
    form: 'typo',
    turns: ['wen ich heute noch buche aber der termin ist erst am 5. novmber, krieg ich dan die 20%?'],
    now: '2025-10-15T09:30:00+02:00',
    mustContain: [
      ['31. Okt', '31.10', 'Ende Oktober', 'Termin'],
      ['nein', 'nicht', 'leider', 'kein', 'nur', 'muss', 'müss', 'zählt der Termin'],
    ],
    mustNotContain: evasion,
  },
  {
    id: 'tc-reckoning-044',
    kind: 'compute',
    form: 'standard',
    turns: ['Unser Concorde ist 8,20 Meter lang. Bleibt es da bei den 1699 Franken oder wird es mehr?'],
    mustContain: [dependsOnSize],
    mustNotContain: [...refusal, 'es bleibt bei', 'Es wird nicht mehr'],
  },
  {
    id: 'tc-reckoning-045',
    kind: 'compute',
    form: 'dialect',
    turns: ['Üse Alkove isch 3.20 höch u scho chly chrydig. Gilt dr Prys vom kompakte Wohnmobil für üs o?'],
    mustContain: [dependsOnSize],
    mustNotContain: refusal,
  },
];
