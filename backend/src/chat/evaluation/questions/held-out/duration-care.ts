import type { LabelledQuestion } from '../../labelled-question.js';
import { ANSWER_WITHIN, CONFUSED, SEALING_DAYS, SEALING_LASTS, STEAM_HOURS } from './labels.js';

/** How long work takes and the sealing lasts; how to look after it. */
export const durationAndCare: readonly LabelledQuestion[] = [
  {
    id: 'h-duration-01',
    kind: 'duration',
    form: 'typo',
    turns: ['wie vile tage mus das wohnmobil bei ihnen bleiben für die keramikversiglung'],
    mustContain: [SEALING_DAYS],
  },
  {
    id: 'h-duration-02',
    kind: 'duration',
    form: 'dialect',
    turns: ['Wie lang hät me für e Dampfreinigung?'],
    mustContain: [STEAM_HOURS],
  },
  {
    id: 'h-duration-03',
    kind: 'duration',
    form: 'typo',
    turns: ['wie lang daurt die übergabe beim autohotel'],
    mustContain: [['30 Minuten', 'halbe Stunde']],
  },
  {
    id: 'h-duration-04',
    kind: 'duration',
    form: 'dialect',
    turns: ['Wi lang hebt so ne Keramikschicht ufem Camper?'],
    mustContain: [SEALING_LASTS],
  },
  {
    id: 'h-duration-05',
    kind: 'duration',
    form: 'keywords',
    turns: ['dauer aufbereitung wohnmobil'],
    mustContain: [SEALING_DAYS],
  },
  {
    id: 'h-duration-06',
    kind: 'duration',
    form: 'dialect',
    turns: ['Wie lang gaht s bis mer en Antwort überchunt wemmer eu schriibt?'],
    mustContain: [ANSWER_WITHIN],
  },
  {
    id: 'h-duration-07',
    kind: 'duration',
    form: 'standard',
    turns: ['Nach wie vielen Jahren sollte man die Versiegelung auffrischen? Wir fahren das ganze Jahr.'],
    mustContain: [['3-4 Jahre', '3 bis 4 Jahre']],
  },
  {
    id: 'h-care-01',
    kind: 'care',
    form: 'standard',
    turns: ['Womit wasche ich mein versiegeltes Wohnmobil am besten?'],
    mustContain: [['Shampoo'], ['pH-neutral', 'mild', 'Schwamm']],
  },
  {
    id: 'h-care-02',
    kind: 'care',
    form: 'dialect',
    turns: ['Darf i mit em versiglete Camper no dür d Wöschaalag mit de Bürste?'],
    mustContain: [
      ['Bürste', 'Waschanlage'],
      ['meiden', 'nicht', 'von Hand', 'Handwäsche', 'besser'],
    ],
    mustNotContain: CONFUSED,
  },
  {
    id: 'h-care-03',
    kind: 'care',
    form: 'typo',
    turns: ['vogelkott auf der versieglung was tun'],
    mustContain: [
      ['sofort', 'gleich', 'selben Tag', 'rasch'],
      ['Wasser', 'abnehmen', 'nehmen', 'weg'],
    ],
  },
  {
    id: 'h-care-04',
    kind: 'care',
    form: 'standard',
    turns: ['Muss ich nach der Keramikversiegelung noch wachsen?'],
    mustContain: [
      ['Wachs', 'wachsen'],
      ['nicht', 'kein'],
    ],
    mustNotContain: CONFUSED,
  },
  {
    id: 'h-care-05',
    kind: 'care',
    form: 'dialect',
    turns: ['Chan ich s Womo grad wäsche wenns frisch versiglet isch?'],
    mustContain: [['ersten Tage']],
  },
  {
    id: 'h-care-06',
    kind: 'care',
    form: 'typo',
    turns: ['hochdruckreinger nach aufbereitung erlaubt'],
    mustContain: [['Abstand']],
  },
  {
    id: 'h-care-07',
    kind: 'care',
    form: 'dialect',
    turns: ['Wieso söll me s versiglete Outo nid a dr pralle Sunne wäsche?'],
    mustContain: [['Kalk']],
  },
  {
    id: 'h-care-08',
    kind: 'care',
    form: 'standard',
    turns: ['Wie bereite ich mein Auto vor, bevor ich es ins Autohotel bringe?'],
    mustContain: [['gewaschen', 'waschen', 'vollgetankt', 'volltanken', 'Reifen']],
  },
];
