import type { LabelledQuestion } from '../../../labelled-question.js';
import { ASKS_ON, DOES_NOT_KNOW } from './labels.js';

const mustNotContain = [DOES_NOT_KNOW];

/** Wishes for an offer, an appointment, a call back or a person. */
export const wishes: readonly LabelledQuestion[] = [
  {
    id: 'i-wish-01',
    kind: 'enquiry',
    form: 'dialect',
    turns: ['Chönntet dir mir bitte alüte, i chume uf dere Site nid druus'],
    mustContain: [ASKS_ON],
    mustNotContain,
  },
  {
    id: 'i-wish-02',
    kind: 'enquiry',
    form: 'standard',
    turns: ['Machen Sie mir bitte ein Angebot für die Aufbereitung unseres Hymer.'],
    mustContain: [ASKS_ON],
    mustNotContain: [DOES_NOT_KNOW],
  },
  {
    id: 'i-wish-03',
    kind: 'enquiry',
    form: 'typo',
    turns: ['hätte gern ein termien nägste woche für dampfreinigung'],
    mustContain: [ASKS_ON],
    mustNotContain,
  },
  {
    id: 'i-wish-04',
    kind: 'enquiry',
    form: 'dialect',
    turns: ['I wett gern emol verbiicho und eu s Mobil zeige, wenn gieng das?'],
    mustContain: [[...ASKS_ON, '8:30', 'Öffnungszeiten']],
    mustNotContain,
  },
  {
    id: 'i-wish-05',
    kind: 'enquiry',
    form: 'standard',
    turns: ['Ich würde mein Wohnmobil gerne ab Oktober bei Ihnen unterstellen. Haben Sie da noch einen Platz frei?'],
    mustContain: [[...ASKS_ON, 'Anfrage']],
  },
  {
    id: 'i-wish-06',
    kind: 'person',
    form: 'dialect',
    turns: ['Losed, ich wett lieber mit öpperem vo eu rede statt da umetippe'],
    mustContain: [[...ASKS_ON, '+41 62 000 00 00']],
    mustNotContain,
  },
  {
    id: 'i-wish-07',
    kind: 'enquiry',
    form: 'standard',
    turns: ['Bitte schicken Sie mir eine Offerte: Fiat Ducato Kastenwagen, Jahrgang 2019, Keramikversiegelung.'],
    mustContain: [['Name', 'heissen', 'Telefon', 'erreichen', 'E-Mail']],
    mustNotContain,
  },
];
