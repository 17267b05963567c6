import type { LabelledQuestion } from '../../../labelled-question.js';
import { durationNotSaid } from '../../label.js';
import { FIVE_YEARS, francs, UNANSWERED } from './labels.js';

/** How long work takes, and how long its result lasts. */
export const durationAndGuaranteeE: readonly LabelledQuestion[] = [
  {
    id: 'te-duration-01',
    kind: 'duration',
    form: 'dialect',
    turns: ['Am 20. Mai göh mir i d Ferie. Wie lang isch s Wohnmobil bi euch, wenns versiglet wird?'],
    mustContain: [durationNotSaid],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-duration-02',
    kind: 'duration',
    form: 'standard',
    turns: ['Wie lange geht eine Dampfreinigung und was kostet sie? Dann weiss ich, ob ich ein Buch mitnehme.'],
    mustContain: [durationNotSaid, francs(80)],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-duration-03',
    kind: 'duration',
    form: 'dialect',
    turns: [
      'Ich bring de Wage is Autohotel, wie vill Ziit muess ich für d Übergab iirechne? Ha nachher en Zahnarzttermin',
    ],
    mustContain: [durationNotSaid],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-duration-04',
    kind: 'duration',
    form: 'typo',
    turns: ['komplet paket aufbereitng und versigelung wieviele tage bin ich ohne womo??'],
    mustContain: [durationNotSaid],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-guarantee-01',
    kind: 'guarantee',
    form: 'dialect',
    turns: ['Wi lang git dir Garantie uf die Keramik?'],
    mustContain: [FIVE_YEARS, ['Garantie']],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-guarantee-02',
    kind: 'guarantee',
    form: 'standard',
    turns: ['Fünf Jahre Garantie, aber halten tut es nur drei bis fünf. Da beisst sich doch etwas, oder?'],
    mustContain: [
      ['nutzt', 'abnutz', 'Abnützung', 'auffrisch', 'hängt', 'Kilometer', 'Bedingungen', 'Offerte', 'deckt'],
    ],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-guarantee-03',
    kind: 'guarantee',
    form: 'dialect',
    turns: ['Was mues i denn alles mache, dass d Garantie uf d Versiglig ned verfallt?'],
    mustContain: [['Offerte', 'schriftlich', 'Bedingungen', 'voraussetzt']],
  },
  {
    id: 'te-guarantee-04',
    kind: 'guarantee',
    form: 'typo',
    turns: ['wie lang hält die versigelung wen man vil fährt auch im salz'],
    mustContain: [['3 bis 4', '3-4', 'drei bis vier', '3 bis 5', '3-5', 'drei bis fünf'], ['Jahre']],
    mustNotContain: UNANSWERED,
  },
];
