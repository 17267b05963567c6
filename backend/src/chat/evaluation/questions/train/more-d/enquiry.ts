import type { LabelledQuestion } from '../../../labelled-question.js';
import { ASKS_CONTACT, ASKS_NEXT, ASKS_VEHICLE, ASKS_WISH, GIVES_UP } from './labels.js';

/** Offers, appointments and calls that people ask for. */
export const enquiry: readonly LabelledQuestion[] = [
  {
    id: 'td-enquiry-01',
    kind: 'enquiry',
    form: 'dialect',
    turns: ['chönd ihr mer e offerte mache für mis wohnmobil?'],
    mustContain: [ASKS_NEXT],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-enquiry-02',
    kind: 'enquiry',
    form: 'standard',
    turns: ['Ich hätte gern nächste Woche einen Termin, um das Fahrzeug zu zeigen.'],
    mustContain: [ASKS_NEXT],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-enquiry-03',
    kind: 'enquiry',
    form: 'typo',
    turns: ['bite um rükruf'],
    mustContain: [ASKS_NEXT],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-enquiry-04',
    kind: 'enquiry',
    form: 'dialect',
    turns: ['Chönnt mer öpper aalüte? 079 123 45 67'],
    mustContain: [ASKS_NEXT],
    mustNotContain: [...GIVES_UP, 'Ihre Telefonnummer?', 'welcher Telefonnummer'],
  },
  {
    id: 'td-enquiry-05',
    kind: 'enquiry',
    form: 'standard',
    turns: ['Ich möchte eine Offerte für die Keramikversiegelung', 'Peter Habegger'],
    mustContain: [[...ASKS_CONTACT, ...ASKS_VEHICLE, ...ASKS_WISH]],
    mustNotContain: [...GIVES_UP, 'Wie heissen Sie', 'Ihr Name?'],
  },
  {
    id: 'td-enquiry-06',
    kind: 'enquiry',
    form: 'standard',
    turns: ['Ich heisse Ruth Lüthi und möchte unseren Bürstner Ixeo einlagern. Rufen Sie mich bitte an.'],
    mustContain: [ASKS_CONTACT],
    mustNotContain: [...GIVES_UP, 'Wie heissen Sie', 'Ihr Name?'],
  },
  {
    id: 'td-enquiry-07',
    kind: 'enquiry',
    form: 'dialect',
    turns: ['I hätt gärn e Termin für d Dampfreinigung', 'Sandra Wüthrich, sandra.w@bluewin.ch'],
    mustContain: [[...ASKS_VEHICLE, ...ASKS_WISH, 'Wann', 'stimmt', 'richtig', 'korrekt']],
    mustNotContain: [...GIVES_UP, 'Wie heissen Sie', 'Ihr Name?', 'Ihre E-Mail-Adresse?'],
  },
];
