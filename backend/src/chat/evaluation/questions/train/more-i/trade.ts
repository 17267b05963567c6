import type { LabelledQuestion } from '../../../labelled-question.js';
import { DOES_NOT_KNOW, ON_REQUEST } from './labels.js';

const mustNotContain = [DOES_NOT_KNOW];

/** Brokerage, purchase and sale, and the way of a vehicle to the workshop. */
export const trade: readonly LabelledQuestion[] = [
  {
    id: 'i-service-14',
    kind: 'service',
    form: 'standard',
    turns: [
      'Ich möchte keine fremden Leute bei mir zu Hause haben, die mein Wohnmobil anschauen. Übernehmen Sie das, wenn Sie es vermitteln?',
    ],
    mustContain: [['besichtig', 'Interessenten', 'zeigen', 'Anfragen']],
    mustNotContain,
  },
  {
    id: 'i-service-15',
    kind: 'service',
    form: 'typo',
    turns: ['wer macht den kaufvertag wen ihr mein wohnwagen vermitelt'],
    mustContain: [['Kaufvertrag', 'Vertrag']],
    mustNotContain,
  },
  {
    id: 'i-service-16',
    kind: 'service',
    form: 'dialect',
    turns: ['Und was isch, wenn ihr für mis Mobil eifach kei Chäufer finded?'],
    mustContain: [['3 Monate', 'drei Monate', 'kündbar', 'kündigen']],
    mustNotContain,
  },
  {
    id: 'i-service-17',
    kind: 'service',
    form: 'standard',
    turns: ['Kaufen Sie auch einen ganz normalen Golf, oder nehmen Sie nur teure Autos?'],
    mustContain: [['Sportwagen', 'Premium', 'Klassiker', 'Luxus']],
    mustNotContain,
  },
  {
    id: 'i-service-18',
    kind: 'service',
    form: 'typo',
    turns: ['auto ist noch im leasig, kan ich das trozdem verkaufn'],
    mustContain: [['Leasinggesellschaft', 'Ablös', '178']],
    mustNotContain,
  },
  {
    id: 'i-service-19',
    kind: 'service',
    form: 'keywords',
    turns: ['papiere verkauf wohnmobil'],
    mustContain: [['Fahrzeugausweis', 'Serviceheft']],
    mustNotContain,
  },
  {
    id: 'i-service-20',
    kind: 'service',
    form: 'dialect',
    turns: ['Ich fahr nümme gern wiit mit dem grosse Schiff. Chönd ihr de Wage bi mir dihei go hole?'],
    mustContain: [ON_REQUEST],
    mustNotContain,
  },
];
