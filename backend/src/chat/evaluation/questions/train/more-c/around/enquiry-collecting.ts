import type { LabelledQuestion } from '../../../../labelled-question.js';
import { ASKS, MISSING_BUT_NAME, WANTS_A_YES } from './enquiry-labels.js';
import { DODGES } from './labels.js';

/** Enquiries with more than their opening: all at once, one thing after the other, put right, called off, sent. */
export const enquiryCollectingQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tc-around-enquiry-03',
    kind: 'enquiry',
    form: 'standard',
    turns: [
      'Guten Tag, mein Name ist Rosmarie Zbinden, ich habe einen Knaus Sky Ti mit Jahrgang 2018 und wünsche eine Offerte für die Keramikversiegelung. Am besten per Mail an r.zbinden@bluewin.example.',
    ],
    mustContain: [['Zbinden'], ['Knaus'], WANTS_A_YES],
    mustNotContain: DODGES,
  },
  {
    id: 'tc-around-enquiry-07',
    kind: 'enquiry',
    form: 'standard',
    turns: ['Bitte um einen Rückruf.', 'Albert Wüthrich'],
    mustContain: [MISSING_BUT_NAME, ASKS],
    mustNotContain: [...DODGES, 'Wie heissen Sie'],
  },
  {
    id: 'tc-around-enquiry-08',
    kind: 'enquiry',
    form: 'dialect',
    turns: [
      'Ech hätt gärn es Agebot för d Iilagerig vo üsem Wohnmobil.',
      'Hymer B-Klass, 6 Meter 99 lang',
      'Sepp Odermatt',
      'sepp@odermatt.example',
    ],
    mustContain: [['Odermatt'], ['Hymer'], WANTS_A_YES],
    mustNotContain: DODGES,
  },
  {
    id: 'tc-around-enquiry-09',
    kind: 'enquiry',
    form: 'dialect',
    turns: [
      'Sali, ich bi dr Beat Gysin, 079 555 04 41, ha e Porsche 911 und wett e Platz im Autohotel. Kasch mir e Offerte mache?',
      'Stopp, d Nummere isch falsch! Am Schluss 14, also 079 555 04 14',
    ],
    mustContain: [
      [
        ...['079 555 04 14', '0795550414', '+41 79 555 04 14', '+41795550414', '079 5550414'],
        ...['geändert', 'korrigiert', 'angepasst', 'berichtigt'],
      ],
    ],
    mustNotContain: DODGES,
  },
  {
    id: 'tc-around-enquiry-10',
    kind: 'enquiry',
    form: 'dialect',
    turns: [
      'Ich wett en Termin für e Dampfreinigung. Fiat Ducato.',
      'ah nei, lömer das, mini Frau macht das sälber. Bitte nüt abschicke',
    ],
    mustContain: [
      [
        ...[
          'nichts',
          'abgebrochen',
          'verworfen',
          'kein Problem',
          'in Ordnung',
          'gelöscht',
          'brechen',
          'gestoppt',
          'beendet',
        ],
        ...[
          'nicht gesendet',
          'nicht abgeschickt',
          'nicht weiter',
          'gestrichen',
          'alles klar',
          'verstanden',
          'lassen wir',
        ],
      ],
    ],
    mustNotContain: [
      ...DODGES,
      'Wie heissen',
      'Referenznummer',
      'Anfragenummer',
      'Anfrage gesendet',
      'Anfrage ist bei uns',
    ],
  },
  {
    id: 'tc-around-enquiry-15',
    kind: 'enquiry',
    form: 'standard',
    turns: [
      'Ich möchte eine Offerte für die Versiegelung. Marco Brunner, Dethleffs Trend 2021, marco.brunner@mail.example',
      'Ja, stimmt so, bitte absenden.',
    ],
    mustContain: [
      [
        ...[
          'gesendet',
          'abgeschickt',
          'abgesendet',
          'weitergeleitet',
          'übermittelt',
          'weitergegeben',
          'Referenz',
          'Anfragenummer',
        ],
        ...[
          'angekommen',
          'ist bei uns',
          'erhalten',
          '24 Stunden',
          'eingegangen',
          'unterwegs',
          'verschickt',
          'melden uns',
        ],
      ],
    ],
    mustNotContain: [...DODGES, 'Wie heissen', 'Welches Fahrzeug', 'Worum geht'],
  },
  {
    id: 'tc-around-enquiry-16',
    kind: 'enquiry',
    form: 'typo',
    turns: ['bite rukruf an 078 555 09 90 heise Toni Aschwanden hab en pössl camper wegn versiglung'],
    mustContain: [
      ['Aschwanden'],
      ['078 555 09 90', '0785550990', '+41 78 555 09 90', '+41785550990', '078 5550990'],
      WANTS_A_YES,
    ],
    mustNotContain: DODGES,
  },
];
