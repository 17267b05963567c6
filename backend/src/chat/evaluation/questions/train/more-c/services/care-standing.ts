import type { LabelledQuestion } from '../../../../labelled-question.js';
import { evasions } from './labels.js';

/** What owners do themselves before a long stand or a cleaning. */
export const careOfStandingQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tc-services-care-standing-01',
    kind: 'care',
    form: 'standard',
    turns: ['Was kann ich selber tun, damit die Reifen beim langen Stehen keine Platten bekommen?'],
    mustContain: [['Luft', 'druck', 'Reifenwiege', 'verschieb']],
    mustNotContain: evasions,
  },
  {
    id: 'tc-services-care-standing-02',
    kind: 'care',
    form: 'dialect',
    turns: ['Handbrämsi aazie oder nid, wenn s Auto de ganz Winter staht?'],
    mustContain: [
      ['offen', 'gelöst', 'lösen', 'nicht an'],
      ['Beläge', 'Bremsbel', 'Keil', 'Gang oder', 'Gang ein', 'kleb', 'Handbremse', 'Parkstellung'],
    ],
    mustNotContain: evasions,
  },
  {
    id: 'tc-services-care-standing-03',
    kind: 'care',
    form: 'typo',
    turns: ['womo vor einlagrung was mus ich alles ausleren'],
    mustContain: [['Wasser'], ['Toilette', 'Boiler', 'Kühlschrank', 'Esswaren', 'Lebensmittel']],
    mustNotContain: evasions,
  },
  {
    id: 'tc-services-care-standing-04',
    kind: 'care',
    form: 'dialect',
    turns: [
      'Üse Gieu het Miuch uf e Sitz gläärt. Söu i das scho säuber mit öppis yrybe, bevor i zu öich zum Dämpfe chume?',
    ],
    mustContain: [
      [
        'nicht noch',
        'Hausmittel',
        'kaltem Wasser',
        'kaltes Wasser',
        'nicht behandel',
        'nein',
        'besser nicht',
        'lieber nicht',
      ],
    ],
    mustNotContain: evasions,
  },
];
