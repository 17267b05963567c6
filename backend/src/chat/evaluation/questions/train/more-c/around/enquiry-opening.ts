import type { LabelledQuestion } from '../../../../labelled-question.js';
import { ASKS, MISSING, MISSING_BUT_PHONE } from './enquiry-labels.js';
import { DODGES, EMAIL } from './labels.js';

/** Wishes that open an enquiry with one message, and what visitors ask about enquiring. */
export const enquiryOpeningQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tc-around-enquiry-01',
    kind: 'enquiry',
    form: 'dialect',
    turns: [
      'Grüessech. Mir hei sit Ouguscht e Carado, u dä gseht us wie we mer dür d Sahara gfahre wär. Chöit dir üs mau e Offerte mache für usse ume, versiglet u aues?',
    ],
    mustContain: [MISSING, ASKS],
    mustNotContain: DODGES,
  },
  {
    id: 'tc-around-enquiry-02',
    kind: 'enquiry',
    form: 'standard',
    turns: ['Ich hätte gern einen Termin zur Besichtigung, am liebsten nächste Woche.'],
    mustContain: [MISSING, ASKS],
    mustNotContain: DODGES,
  },
  {
    id: 'tc-around-enquiry-04',
    kind: 'enquiry',
    form: 'dialect',
    turns: ['chönd ihr mir zrugglüte? 079 555 01 23, am beschte nach de föife'],
    mustContain: [MISSING_BUT_PHONE, ASKS],
    mustNotContain: [...DODGES, 'unter welcher Nummer', 'welche Telefonnummer', 'wie lautet Ihre Telefonnummer'],
  },
  {
    id: 'tc-around-enquiry-05',
    kind: 'enquiry',
    form: 'typo',
    turns: ['wil mein ferari über winter bei euch einstelen, macht ihr mir n angebot bitte'],
    mustContain: [MISSING, ASKS],
    mustNotContain: DODGES,
  },
  {
    id: 'tc-around-enquiry-06',
    kind: 'enquiry',
    form: 'keywords',
    turns: ['offerte dampfreinigung vw california'],
    mustContain: [MISSING, ASKS],
    mustNotContain: DODGES,
  },
  {
    id: 'tc-around-enquiry-11',
    kind: 'enquiry',
    form: 'standard',
    turns: ['Angenommen, ich schicke heute Abend eine Anfrage ab. Wie rasch kriege ich dann Bescheid?'],
    mustContain: [['24 Stunden', '24 Std', '24 h', '24h', 'einem Tag', 'eines Tages', 'vierundzwanzig Stunden']],
    mustNotContain: DODGES,
  },
  {
    id: 'tc-around-enquiry-12',
    kind: 'enquiry',
    form: 'typo',
    turns: ['wen ich euch jz schreib wegen offerte ist das dan schon verbindlich oder kan ich no nein sagn'],
    mustContain: [
      [
        ...['unverbindlich', 'nicht verbindlich', 'noch nicht', 'erst, wenn', 'erst wenn', 'erst mit', 'annehmen'],
        ...[
          'verpflichtet Sie',
          'verpflichtet sind',
          'nicht verpflicht',
          'zu oder ab',
          'ablehnen',
          'Nein sagen',
          'zu nichts',
        ],
      ],
    ],
    mustNotContain: DODGES,
  },
  {
    id: 'tc-around-enquiry-13',
    kind: 'enquiry',
    form: 'dialect',
    turns: [
      'I mues am Donnschtig eh uf Langetal. Chönnt i öppe am zähni en Termin ha bi eu zum s Auto zeige? S isch en alte Jaguar E-Type, de Lack isch ganz matt worde',
    ],
    mustContain: [MISSING, ASKS],
    mustNotContain: DODGES,
  },
  {
    id: 'tc-around-enquiry-14',
    kind: 'enquiry',
    form: 'standard',
    turns: [
      'Mein Mann hatte im Januar einen Schlaganfall, und nun müssen wir unseren Bürstner verkaufen. Ich kenne mich damit überhaupt nicht aus. Könnte jemand von Ihnen mit mir Kontakt aufnehmen?',
    ],
    mustContain: [MISSING, ASKS],
    mustNotContain: DODGES,
  },
  {
    id: 'tc-around-enquiry-17',
    kind: 'enquiry',
    form: 'dialect',
    turns: [
      'Tag wohl! Nimmt mi wunner was iär fer minu Sprinter-Umbau verlangät, innu und üssna putzt. Chennt iär mer äs Agebot schickä?',
    ],
    mustContain: [MISSING, ASKS],
    mustNotContain: DODGES,
  },
  {
    id: 'tc-around-enquiry-18',
    kind: 'enquiry',
    form: 'standard',
    turns: ['Wo kann ich bei Ihnen eine Anfrage stellen, ohne zu telefonieren? Ich höre schlecht.'],
    mustContain: [
      [
        'Formular',
        'Kontaktseite',
        'Seite Kontakt',
        'E-Mail',
        'im Chat',
        'hier im Chat',
        'gleich hier',
        'hier schreiben',
        'Name',
        'heissen',
        ...EMAIL,
      ],
    ],
    mustNotContain: DODGES,
  },
];
