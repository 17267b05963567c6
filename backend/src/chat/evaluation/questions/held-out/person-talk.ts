import type { LabelledQuestion } from '../../labelled-question.js';
import { CONFUSED } from './labels.js';

const PERSON = ['000 00 00', 'Name', 'heissen', 'Telefon', 'erreichen', 'info@'];
const WELCOME = ['gern', 'bitte', 'freut'];
const GREETS = ['Grüezi', 'Guten Tag', 'Hallo', 'Willkommen', 'helfen', 'Fragen', 'wissen', 'tun'];

/** Requests for a person, and small talk. */
export const personAndTalk: readonly LabelledQuestion[] = [
  {
    id: 'h-person-01',
    kind: 'person',
    form: 'standard',
    turns: ['Kann ich bitte mit einem richtigen Menschen reden?'],
    mustContain: [PERSON],
    mustNotContain: CONFUSED,
  },
  {
    id: 'h-person-02',
    kind: 'person',
    form: 'dialect',
    turns: ['I wott mit öpperem rede u nid mit ere Maschine'],
    mustContain: [PERSON],
    mustNotContain: CONFUSED,
  },
  {
    id: 'h-person-03',
    kind: 'person',
    form: 'typo',
    turns: ['will mit mitarbeiter spechen'],
    mustContain: [PERSON],
    mustNotContain: CONFUSED,
  },
  {
    id: 'h-person-04',
    kind: 'person',
    form: 'dialect',
    turns: ['Chan ich mal mit em Chef rede?'],
    mustContain: [PERSON],
    mustNotContain: CONFUSED,
  },
  {
    id: 'h-person-05',
    kind: 'person',
    form: 'keywords',
    turns: ['kundendienst mitarbeiter'],
    mustContain: [PERSON],
    mustNotContain: CONFUSED,
  },
  {
    id: 'h-person-06',
    kind: 'person',
    form: 'standard',
    turns: [
      'Ich bin 78 und komme mit dem Schreiben hier nicht zurecht. Gibt es jemanden, mit dem ich telefonieren kann?',
    ],
    mustContain: [['000 00 00', 'Name', 'heissen', 'Nummer']],
    mustNotContain: CONFUSED,
  },
  { id: 'h-talk-01', kind: 'talk', form: 'dialect', turns: ['Hoi'], mustContain: [GREETS], mustNotContain: CONFUSED },
  {
    id: 'h-talk-02',
    kind: 'talk',
    form: 'dialect',
    turns: ['Grüessech mitenang'],
    mustContain: [GREETS],
    mustNotContain: CONFUSED,
  },
  {
    id: 'h-talk-03',
    kind: 'talk',
    form: 'dialect',
    turns: ['Was choschtet d Dampfreinigung?', 'Merci viu mau, das isch lieb'],
    mustContain: [WELCOME],
    mustNotContain: CONFUSED,
  },
  {
    id: 'h-talk-04',
    kind: 'talk',
    form: 'typo',
    turns: ['dankee für die auskumft'],
    mustContain: [WELCOME],
    mustNotContain: CONFUSED,
  },
  {
    id: 'h-talk-05',
    kind: 'talk',
    form: 'dialect',
    turns: ['Adieu und en schöne Tag'],
    mustContain: [['Wiedersehen', 'Wiederhören', 'Adieu', 'schön', 'gute', 'bis bald', 'gern', 'Danke', 'Tschüss']],
    mustNotContain: CONFUSED,
  },
  {
    id: 'h-talk-06',
    kind: 'talk',
    form: 'standard',
    turns: ['Bist du ein Roboter oder ein Mensch?'],
    mustContain: [['Assistent', 'kein Mensch', 'virtuell', 'Programm']],
    mustNotContain: ['ich bin ein Mensch'],
  },
  {
    id: 'h-talk-07',
    kind: 'talk',
    form: 'dialect',
    turns: ['Was chasch du mir alles säge?'],
    mustContain: [['Leistungen', 'Preis', 'Öffnungszeiten', 'Anfrage']],
    mustNotContain: CONFUSED,
  },
  {
    id: 'h-talk-08',
    kind: 'talk',
    form: 'standard',
    turns: ['Guten Abend'],
    mustContain: [[...GREETS, 'Guten Abend']],
    mustNotContain: CONFUSED,
  },
  {
    id: 'h-talk-09',
    kind: 'talk',
    form: 'dialect',
    turns: ['isch guet, alles klar'],
    mustContain: [[...WELCOME, 'gut', 'schön', 'Fragen', 'weiter']],
    mustNotContain: CONFUSED,
  },
];
