import type { LabelledQuestion } from '../../../../labelled-question.js';
import { evasions } from './labels.js';

/** What detailing does before the sealing, and together with it. */
export const detailingQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tc-services-detailing-01',
    kind: 'service',
    form: 'standard',
    turns: ['Mein Wohnmobil hat Jahrgang 2004 und ist an den Seiten schon ganz matt. Ist es da nicht längst zu spät?'],
    mustContain: [
      ['oft ja', 'lohnt', 'aufpolier', 'auspolier', 'Polierarbeit', 'nicht zu spät', 'älter', 'ausgekreidet', 'Risse'],
    ],
    mustNotContain: evasions,
  },
  {
    id: 'tc-services-detailing-02',
    kind: 'service',
    form: 'keywords',
    turns: ['komplettpaket aufbereitung was drin'],
    mustContain: [['Aufbereitung', 'aufbereit', "CHF 1'200"], ['versiegel']],
    mustNotContain: evasions,
  },
  {
    id: 'tc-services-detailing-03',
    kind: 'service',
    form: 'dialect',
    turns: ['Cha mer d Ufbereitig und d Versiglig zäme ha, oder mues i das einzeln bi eu bstelle?'],
    mustContain: [['paket', 'zusammen', 'beides', 'kombin', 'in einem Aufenthalt', 'in einem Zug']],
    mustNotContain: evasions,
  },
  {
    id: 'tc-services-detailing-04',
    kind: 'service',
    form: 'typo',
    turns: ['Polirt ihr kratzer ganz raus oder sieht man die danach immer noch'],
    mustContain: [['tiefe', 'feine', 'Fingernagel', 'soweit', 'nicht ganz', 'nicht alle', 'weniger auffällig']],
    mustNotContain: evasions,
  },
];
