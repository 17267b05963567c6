import type { LabelledQuestion } from '../../../labelled-question.js';
import { KNOWN } from './labels.js';
import { ASKS_FOR_YES, ASKS_NEXT } from './labels-talk.js';

/** Asked for an offer, an appointment or a call back. */
export const enquiryQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tg-enquiry-01',
    kind: 'enquiry',
    form: 'dialect',
    turns: ['Chönntet dir mir en Offerte mache für d Versiglig vo üsem Wohnmobil?'],
    mustContain: [ASKS_NEXT],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-enquiry-02',
    kind: 'enquiry',
    form: 'standard',
    turns: [
      'Die Kinder haben Kakao auf der Rückbank verschüttet. Ich hätte gern einen Termin für eine Dampfreinigung.',
    ],
    mustContain: [ASKS_NEXT],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-enquiry-03',
    kind: 'enquiry',
    form: 'dialect',
    turns: ['Lüüted Si mir doch bitte zrugg, 079 555 12 34, am liebschte am Namittag.'],
    mustContain: [ASKS_NEXT],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-enquiry-04',
    kind: 'enquiry',
    form: 'standard',
    turns: ['Ich möchte eine Offerte für die Keramikversiegelung', 'Monika Aebersold'],
    mustContain: [[...ASKS_NEXT, 'Aebersold']],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-enquiry-05',
    kind: 'enquiry',
    form: 'standard',
    turns: [
      'Guten Tag, ich heisse Beat Ramseier, Telefon 079 555 40 41. Ich hätte gerne eine Offerte für die Keramikversiegelung meines Hymer B 544.',
    ],
    mustContain: [['Ramseier'], [...ASKS_FOR_YES, ...ASKS_NEXT]],
    mustNotContain: [...KNOWN, 'Wie heissen Sie'],
  },
  {
    id: 'tg-enquiry-06',
    kind: 'enquiry',
    form: 'dialect',
    turns: [
      'I bi d Ursula Gerber, 079 555 22 00, u hätt gärn en Offerte für d Ylagerig vo mym Fiat Ducato.',
      'Halt, die Nummere isch falsch, richtig isch 078 555 00 11.',
    ],
    mustContain: [['78 555 00 11', '0785550011', '+41785550011']],
    mustNotContain: [...KNOWN, '79 555 22 00'],
  },
  {
    id: 'tg-enquiry-07',
    kind: 'enquiry',
    form: 'typo',
    turns: ['möchte mein porsche bei euch einlagern bite mach mir ein offerte'],
    // Its size is asked for too: the make is told.
    mustContain: [[...ASKS_NEXT, 'wie lang und wie hoch']],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-enquiry-08',
    kind: 'enquiry',
    form: 'typo',
    turns: [
      'bite um rükruf wegen vermitlung von meinem audi a6, bin der reto wyss, 079 555 77 88',
      'ja stimmt so, abschicken',
    ],
    mustContain: [
      [
        'Referenz',
        'Anfragenummer',
        'Anfrage-Nr',
        'Nummer Ihrer Anfrage',
        'Nummer lautet',
        'unter der Nummer',
        'gesendet',
        'abgeschickt',
        'übermittelt',
        'weitergeleitet',
        'weitergegeben',
      ],
    ],
    mustNotContain: [...KNOWN, 'heissen Sie'],
  },
];
