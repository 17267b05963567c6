import type { LabelledQuestion } from '../../../../labelled-question.js';
import { dependsOnSize, evasion, francs, refusal } from './labels.js';

/** What the ceramic sealing and the package cost. */
export const priceSealingQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tc-reckoning-046',
    kind: 'price',
    form: 'standard',
    turns: [
      'Wir haben letztes Jahr einen gebrauchten Hymer gekauft, der Lack ist noch schön. Mit welchem Betrag muss ich für die Keramikversiegelung rechnen?',
    ],
    mustContain: [francs(1699)],
    mustNotContain: evasion,
  },
  {
    id: 'tc-reckoning-047',
    kind: 'price',
    form: 'dialect',
    turns: ['Was mues me so uslegge für ne Keramikversiglig am Wohnmobil?'],
    mustContain: [francs(1699)],
    mustNotContain: evasion,
  },
  {
    id: 'tc-reckoning-048',
    kind: 'price',
    form: 'typo',
    turns: ['keramk versieglung womo preiss?'],
    mustContain: [francs(1699)],
    mustNotContain: evasion,
  },
  {
    id: 'tc-reckoning-049',
    kind: 'price',
    form: 'keywords',
    turns: ['wohnmobil kompakt keramik preis'],
    mustContain: [francs(1699)],
    mustNotContain: evasion,
  },
  {
    id: 'tc-reckoning-050',
    kind: 'price',
    form: 'typo',
    turns: ['hab ein liner 9 metr, was kostes etwa wen ihr den keramik versigelt'],
    mustContain: [francs(1699), dependsOnSize],
    mustNotContain: refusal,
  },
  {
    id: 'tc-reckoning-051',
    kind: 'price',
    form: 'dialect',
    turns: ['Mir hend nume so es chlises Büssli zum Campe, 5.40 lang. Was choscht do d Versiglig?'],
    mustContain: [francs(1699)],
    mustNotContain: refusal,
  },
  {
    id: 'tc-reckoning-052',
    kind: 'price',
    form: 'standard',
    turns: ['Was kostet die Versiegelung bei einem kompakten Wohnmobil?', 'Und bei einem mit siebeneinhalb Metern?'],
    mustContain: [dependsOnSize],
    mustNotContain: refusal,
  },
];
