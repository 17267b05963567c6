import type { LabelledQuestion } from '../../../../labelled-question.js';
import { evasion, francs } from './labels.js';

/** Two services' prices beside each other. */
export const differencesQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tc-reckoning-020',
    kind: 'compute',
    form: 'standard',
    turns: ['Wie viel günstiger pro Monat ist die Einlagerung gegenüber dem Autohotel?'],
    mustContain: [francs(50)],
    mustNotContain: [...evasion, ...francs(100)],
  },
  {
    id: 'tc-reckoning-021',
    kind: 'compute',
    form: 'dialect',
    turns: [
      'Ich bruuch s Cabrio vo Oktober bis Ende März eh nöd. Was spar ich uf die 6 Mönet, wenn ich d Iilagerig nime statt s Autohotel?',
    ],
    mustContain: [francs(300)],
    mustNotContain: evasion,
  },
  {
    id: 'tc-reckoning-022',
    kind: 'compute',
    form: 'dialect',
    turns: ['Was isch för de Wenter günschtiger, s Autohotel oder d Iilagerig?'],
    mustContain: [['Einlagerung'], [...francs(150), ...francs(50)]],
    mustNotContain: [...evasion, 'Autohotel ist günstiger', 'Autohotel günstiger'],
  },
  {
    id: 'tc-reckoning-023',
    kind: 'compute',
    form: 'standard',
    turns: ['Ist die Vermittlung im Monat teurer als die Einlagerung oder kommt das aufs Gleiche heraus?'],
    mustContain: [
      [
        'gleich',
        'beide',
        'identisch',
        'genauso',
        'ebenso',
        'kein Unterschied',
        'dasselbe',
        'ebenfalls',
        'nicht teurer',
      ],
      francs(150),
    ],
    mustNotContain: [...evasion, 'Vermittlung ist teurer', 'Einlagerung ist günstiger'],
  },
  {
    id: 'tc-reckoning-024',
    kind: 'compute',
    form: 'typo',
    turns: ['unterschid autohotl und einlagerung aufs ganze jahr gerechent in franken?'],
    mustContain: [francs(600)],
    mustNotContain: evasion,
  },
  {
    id: 'tc-reckoning-025',
    kind: 'compute',
    form: 'dialect',
    turns: ['was choschtet s autohotel?', 'und d iilagerig?', 'wi gross isch also de unterschied im monet'],
    mustContain: [francs(50)],
    mustNotContain: [...evasion, ...francs(100)],
  },
];
