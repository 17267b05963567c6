import type { LabelledQuestion } from '../../../../labelled-question.js';
import { depends, evading, francs, inTheOffer, people, unknown } from './labels.js';

/** What the steam cleaning costs. */
export const priceSteam: readonly LabelledQuestion[] = [
  {
    id: 'price-money-028',
    kind: 'price',
    form: 'dialect',
    turns: ['De Hund hät s ganze Auto vollghaaret und stinke tuets au. Was chostet’s, wänn ihr das mit Dampf putzed?'],
    mustContain: [francs(80)],
    mustNotContain: evading,
  },
  {
    id: 'price-money-029',
    kind: 'price',
    form: 'standard',
    turns: ['Komme ich bei Ihnen unter 100 Franken weg, wenn nur die zwei Vordersitze mit Dampf zu reinigen sind?'],
    mustContain: [francs(80)],
    mustNotContain: evading,
  },
  {
    id: 'price-money-030',
    kind: 'price',
    form: 'typo',
    turns: ['dampfreiningung ganzes wohmobil mit küche und bet was macht das'],
    mustContain: [francs(80)],
    mustNotContain: evading,
  },
  {
    id: 'price-money-031',
    kind: 'price',
    form: 'keywords',
    turns: ['dampf innenreinigung chf'],
    mustContain: [francs(80)],
    mustNotContain: evading,
  },
  {
    id: 'price-money-032',
    kind: 'price',
    form: 'dialect',
    turns: ['Git’s e Priisunterschied zwüsche dr normale Dampfreinigung und däm Mikrodampf us em Blog?'],
    mustContain: [francs(80), francs(150)],
    mustNotContain: evading,
  },
  {
    id: 'price-money-033',
    kind: 'price',
    form: 'standard',
    turns: [
      'Uns ist ein Milchshake auf dem Rücksitz ausgelaufen. Bekommen Sie das mit Dampf wieder raus?',
      'Und was kostet mich der Spass?',
    ],
    mustContain: [francs(80)],
    mustNotContain: evading,
  },
  {
    id: 'price-money-034',
    kind: 'price',
    form: 'dialect',
    turns: ['Wie rächnet dir d Dampfreinigung ab, pro Stund oder fix?'],
    mustContain: [[...francs(80), ...depends, 'Fläche', 'Verschmutzung', 'Grösse']],
  },
  {
    id: 'price-money-035',
    kind: 'price',
    form: 'standard',
    turns: ['Sind die 80 Franken für die Dampfreinigung inklusive Mehrwertsteuer?'],
    mustContain: [[...unknown, ...inTheOffer, 'nur bei der Keramik', 'nur für die Keramik'], people],
  },
];
