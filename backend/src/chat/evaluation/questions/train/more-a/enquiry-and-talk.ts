import type { LabelledQuestion } from '../../../labelled-question.js';

const ASKS_FOR_NAME = ['Name', 'heissen', 'wie darf ich'];
const ASKS_FOR_CONTACT_OR_VEHICLE = ['E-Mail', 'Telefon', 'erreichen', 'Fahrzeug', 'Marke'];

/** Visitors who want to be called, visited or written to, and those who only say something. */
export const enquiryAndTalkQuestions: readonly LabelledQuestion[] = [
  {
    id: 'ta-enquiry-01',
    kind: 'enquiry',
    form: 'dialect',
    turns: ['Chöit dir mir e Offerte mache für üse Knaus?'],
    mustContain: [ASKS_FOR_NAME],
  },
  {
    id: 'ta-enquiry-02',
    kind: 'enquiry',
    form: 'dialect',
    turns: ['ich hett gern en Termin zum mis Wohnmobil verbibringe'],
    mustContain: [[...ASKS_FOR_NAME, 'Fahrzeug']],
  },
  {
    id: 'ta-enquiry-03',
    kind: 'enquiry',
    form: 'typo',
    turns: ['bite rufen si mich zuruck wegen versigelung'],
    mustContain: [ASKS_FOR_NAME],
  },
  {
    id: 'ta-enquiry-04',
    kind: 'enquiry',
    form: 'standard',
    turns: ['Ich möchte gern ein Angebot', 'Petra Gerber'],
    mustContain: [ASKS_FOR_CONTACT_OR_VEHICLE],
  },
  {
    id: 'ta-enquiry-05',
    kind: 'enquiry',
    form: 'dialect',
    turns: ['cha mer öpper aalüüte?', 'Hanspeter Nüesch'],
    mustContain: [ASKS_FOR_CONTACT_OR_VEHICLE],
  },
  {
    id: 'ta-enquiry-06',
    kind: 'enquiry',
    form: 'standard',
    turns: ['Eine Offerte bitte', 'Sandro Bianchi', 'doch nicht, bitte abbrechen'],
    mustContain: [
      ['abgebrochen', 'verworfen', 'nichts', 'nicht gesendet', 'gestoppt', 'beendet', 'kein Problem', 'in Ordnung'],
    ],
  },
  {
    id: 'ta-enquiry-07',
    kind: 'enquiry',
    form: 'dialect',
    turns: ['Chönd Si mir für de Wohnwage es Plätzli für de Winter reserviere?'],
    mustContain: [[...ASKS_FOR_NAME, 'Anfrage', 'Fahrzeug']],
  },
  { id: 'ta-enquiry-08', kind: 'enquiry', form: 'keywords', turns: ['rückruf bitte'], mustContain: [ASKS_FOR_NAME] },
  {
    id: 'ta-talk-01',
    kind: 'talk',
    form: 'dialect',
    turns: ['Grüessech zäme, heit dihr churz Zyt?'],
    mustContain: [['Grüezi', 'Guten Tag', 'Grüessech', 'Hallo', 'Willkommen', 'helfen']],
  },
  {
    id: 'ta-talk-02',
    kind: 'talk',
    form: 'dialect',
    turns: ['Wivil koschtet d Dampfreinigung?', 'merci vilmol, das isch nätt'],
    mustContain: [['gern', 'bitte', 'freut', 'Vergnügen']],
  },
  {
    id: 'ta-talk-03',
    kind: 'talk',
    form: 'standard',
    turns: ['Sitzt da eigentlich jemand Echtes oder rede ich mit einer Maschine?'],
    mustContain: [['Assistent', 'virtuell', 'Programm']],
    mustNotContain: ['ich bin ein Mensch'],
  },
  {
    id: 'ta-talk-04',
    kind: 'talk',
    form: 'dialect',
    turns: ['ok adie, schöne Obe no'],
    mustContain: [
      [
        'Wiedersehen',
        'schönen',
        'Ade',
        'Adieu',
        'bis bald',
        'Tschüss',
        'ebenfalls',
        'gleichfalls',
        'alles Gute',
        'gute Fahrt',
      ],
    ],
  },
  {
    id: 'ta-talk-05',
    kind: 'talk',
    form: 'typo',
    turns: ['halo was kanst du ales'],
    mustContain: [['Leistungen', 'Preis', 'Öffnungszeiten', 'Anfrage', 'Fragen']],
  },
  {
    id: 'ta-talk-06',
    kind: 'talk',
    form: 'dialect',
    turns: ['verstahsch du überhaupt Schwiizerdütsch?'],
    mustContain: [['ja,', 'ja.', 'klar', 'verstehe', 'Mundart', 'Schweizerdeutsch', 'Dialekt']],
  },
  {
    id: 'ta-talk-07',
    kind: 'talk',
    form: 'standard',
    turns: ['Moin'],
    mustContain: [['Grüezi', 'Guten Tag', 'Hallo', 'Moin', 'Willkommen', 'helfen']],
  },
  {
    id: 'ta-talk-08',
    kind: 'talk',
    form: 'dialect',
    turns: ['wie heissisch du?'],
    mustContain: [['Assistent']],
  },
];
