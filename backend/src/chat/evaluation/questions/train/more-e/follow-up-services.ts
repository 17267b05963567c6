import type { LabelledQuestion } from '../../../labelled-question.js';
import { PHONE, THREE_MONTHS, UNANSWERED } from './labels.js';

/** Second and third messages about what is done and how. */
export const followUpServicesE: readonly LabelledQuestion[] = [
  {
    id: 'te-follow-up-01',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Was choschtet d Iilagerig?', 'und wenn ich s Auto ab und zue am Wuchenänd bruuche?'],
    mustContain: [['Autohotel']],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-follow-up-02',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Wie lange hält die Versiegelung?', 'Und wenn sie dann nachlässt, alles von vorn?'],
    mustContain: [['auffrisch', 'neue Schicht', 'erneuer']],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-follow-up-03',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Nämed ihr Provision bi de Vermittlig?', 'und wenn sich kein Chäufer findt?'],
    mustContain: [['kündbar', 'kündigen', 'Kündigung', 'aufhören', 'besprechen', 'sprechen wir', ...THREE_MONTHS]],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-follow-up-04',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Wo kann ich mein Wohnmobil über den Winter bei Ihnen abstellen?', 'Friert es da drin?'],
    mustContain: [['klimatisiert', 'Klima', 'temperiert', 'kein Frost', 'frostfrei', 'Kälte']],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-follow-up-05',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Putzed er s Auto au inne mit Dampf?', 'bringts da Katzehoor au weg?'],
    mustContain: [['Haare', 'Tierhaar', 'saugen', 'gesaugt']],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-follow-up-06',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Kann ich mein Auto über Sie verkaufen lassen?', 'Wie lange muss ich da mindestens mitmachen?'],
    mustContain: [THREE_MONTHS],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-follow-up-07',
    kind: 'follow-up',
    form: 'dialect',
    turns: [
      'Machet dir ou Keramikversiglige?',
      'Was chostet das für nes chlyses Womo?',
      'u ds Poliere isch da scho derby?',
    ],
    mustContain: [['polier', 'Politur']],
    mustNotContain: [...UNANSWERED, 'nicht inbegriffen', 'nicht dabei'],
  },
  {
    id: 'te-follow-up-08',
    kind: 'follow-up',
    form: 'typo',
    turns: ['wo seit ihr', 'und telefonnumer?'],
    mustContain: [PHONE],
    mustNotContain: UNANSWERED,
  },
];
