import type { LabelledQuestion } from '../../../../labelled-question.js';
import { dependsOnSize, evasion, francs } from './labels.js';

/** What stands around the sealing's price: tax, guarantee, package, campaign. */
export const priceTermsQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tc-reckoning-053',
    kind: 'price',
    form: 'dialect',
    turns: ['Isch bi däne 1699 d Mehrwärtstüür scho drinne?'],
    mustContain: [
      [
        'exkl',
        'ohne M',
        'zuzüglich',
        'zzgl',
        'kommt noch',
        'kommt dazu',
        'kommt hinzu',
        'kommt die M',
        'kommen',
        'nicht inbegriffen',
        'nicht enthalten',
        'nicht dabei',
        'nein',
      ],
    ],
    mustNotContain: evasion,
  },
  {
    id: 'tc-reckoning-054',
    kind: 'price',
    form: 'standard',
    turns: [
      'Ist das ein Fixpreis, was Sie für die Keramikversiegelung angeben, oder kommt am Schluss noch einiges dazu?',
    ],
    mustContain: [
      [
        'kein Fixpreis',
        'keine Fixpreise',
        'kein fixer',
        'nicht fix',
        ...dependsOnSize,
        'in der Offerte',
        'vor Arbeitsbeginn',
        'Nein,',
      ],
    ],
    mustNotContain: evasion,
  },
  {
    id: 'tc-reckoning-055',
    kind: 'price',
    form: 'dialect',
    turns: ['Was choschtets, wenn dir ds ganze Programm machet, also ufbereite u versigle im Paket?'],
    mustContain: [francs(1200)],
    mustNotContain: evasion,
  },
  {
    id: 'tc-reckoning-056',
    kind: 'price',
    form: 'standard',
    turns: [
      "Das verstehe ich nicht ganz: einmal steht 1'200 und einmal 1'699. Warum ist das Paket mit mehr Arbeit billiger angeschrieben?",
    ],
    mustContain: [['Komplettpaket', 'zwei Angebote', 'zwei verschiedene', 'Einstiegspreis', 'Umfang']],
    mustNotContain: evasion,
  },
  {
    id: 'tc-reckoning-057',
    kind: 'price',
    form: 'dialect',
    turns: ['Choschtet d Garantie bi de Keramik no extra?'],
    mustContain: [
      [
        'inbegriffen',
        'inklusive',
        'enthalten',
        'dabei',
        'gehört',
        'Aufpreis',
        'nicht extra',
        'nein',
        '5 Jahre',
        'fünf Jahre',
      ],
    ],
    mustNotContain: [...evasion, 'Garantie kostet extra'],
  },
  {
    id: 'tc-reckoning-058',
    kind: 'price',
    form: 'standard',
    turns: [
      'Ich habe etwas von einem Frühbucherrabatt gelesen. Wie viel günstiger wird die Versiegelung, wenn ich jetzt für April buche?',
    ],
    mustContain: [
      [
        'abgelaufen',
        'vorbei',
        'beendet',
        'zu Ende',
        'ausgelaufen',
        'nicht mehr',
        'Oktober',
        'geendet',
        'nächste Aktion',
        'abgeschlossen',
      ],
    ],
    mustNotContain: evasion,
  },
  {
    id: 'tc-reckoning-059',
    kind: 'price',
    form: 'dialect',
    turns: ['Wi viu Prozänt git dä Früehbuecher uf d Versiglig?'],
    now: '2025-08-20T14:00:00+02:00',
    mustContain: [['20%', 'zwanzig']],
    mustNotContain: [...evasion, 'abgelaufen', 'beendet'],
  },
];
