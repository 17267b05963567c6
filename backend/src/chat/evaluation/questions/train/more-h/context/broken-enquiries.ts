import type { LabelledQuestion } from '../../../../labelled-question.js';
import { durationNotSaid } from '../../../label.js';
import { ASKS_CONTACT, ASKS_NEXT, ASKS_VEHICLE, EVADED, PHONE, STEAM_PRICE } from './labels.js';

/** Enquiries with a question in between, that somebody turns away from or goes on with. */
export const brokenEnquiries: readonly LabelledQuestion[] = [
  {
    id: 'context-h-053',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Ich hätte gern einen Termin für eine Dampfreinigung.', 'Moment, was kostet das eigentlich?'],
    mustContain: [STEAM_PRICE],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-054',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['I hätt gärn en Offerte', 'fürs Versigle', 'wie lang wär de Camper de bi euch?'],
    mustContain: [durationNotSaid],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-055',
    kind: 'follow-up',
    form: 'typo',
    turns: ['könen sie mich zurükrufen', 'Ruth Ammann 079 555 12 34'],
    mustContain: [[...ASKS_VEHICLE, 'stimmt', 'richtig', 'korrekt']],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-056',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Chönnd ihr mir e Offerte mache für d Versigelig?', 'Knaus Sun Ti 650, Jahrgang 2019'],
    mustContain: [ASKS_CONTACT],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-057',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Ich möchte einen Termin.', 'Ach, lassen Sie es, ich rufe lieber selber an.'],
    mustContain: [
      [
        ...PHONE,
        'in Ordnung',
        'kein Problem',
        'verworfen',
        'abgebrochen',
        'gelöscht',
        'alles klar',
        'gut',
        'gern',
        'okay',
      ],
    ],
    mustNotContain: [...EVADED, 'wie heissen Sie', 'Ihren Namen', 'Ihr Name'],
  },
  {
    id: 'context-h-058',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Was choschtet en Alkove, 7 Meter 40, zum versigle?', 'ja gärn, mached mer e Offerte'],
    mustContain: [ASKS_NEXT],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-059',
    kind: 'follow-up',
    form: 'typo',
    turns: ['vermietet ihr auch wohnmobile', 'schade. dan nemt doch wenigstens meine anfrage auf'],
    mustContain: [ASKS_NEXT],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-060',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Machet dir o Hagelschäde wäg?', 'gits bi öich o richtigi Mönsche zum rede?'],
    mustContain: [[...PHONE, ...ASKS_CONTACT]],
    mustNotContain: EVADED,
  },
];
