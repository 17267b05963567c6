import type { LabelledQuestion } from '../../../../labelled-question.js';
import { DODGES } from './labels.js';

const GREETS = [
  'Guten Tag',
  'Grüezi',
  'Grüessech',
  'Hallo',
  'Willkommen',
  'helfen',
  'freut',
  'tun',
  'womit',
  'Frage',
  'gut',
];
const IS_A_MACHINE = [
  ...['Assistent', 'Assistenz', 'virtuell', 'Programm', 'Computer', 'Chatbot', 'ein Bot', 'kein Mensch', 'Maschine'],
  ...['automatisch', 'keinen Namen', 'künstlich'],
];
const IS_WELCOME = ['gern', 'bitte', 'freut', 'Dank', 'schön', 'jederzeit', 'alles Gute', 'bis bald', 'Wiedersehen'];

/** Greetings, thanks, farewells, and who is speaking. */
export const talkQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tc-around-talk-01',
    kind: 'talk',
    form: 'dialect',
    turns: ['Grüessech zäme, schöne Morge'],
    mustContain: [GREETS],
    mustNotContain: DODGES,
  },
  {
    id: 'tc-around-talk-02',
    kind: 'talk',
    form: 'dialect',
    turns: ['Schriibt da jetzt en richtige Mänsch oder bisch du eifach so es Programm?'],
    mustContain: [IS_A_MACHINE],
    mustNotContain: [...DODGES, 'ja, ich bin ein Mensch', 'ich bin ein echter Mensch'],
  },
  {
    id: 'tc-around-talk-03',
    kind: 'talk',
    form: 'standard',
    turns: ['Vielen Dank, jetzt bin ich im Bild.'],
    mustContain: [IS_WELCOME],
    mustNotContain: DODGES,
  },
  {
    id: 'tc-around-talk-04',
    kind: 'talk',
    form: 'standard',
    turns: ['Wobei können Sie mir denn alles weiterhelfen?'],
    mustContain: [['Preis', 'Öffnungszeit', 'Leistung', 'Anfrage', 'Termin', 'Autohotel']],
    mustNotContain: DODGES,
  },
  {
    id: 'tc-around-talk-05',
    kind: 'talk',
    form: 'typo',
    turns: ['hy wi gehts dir'],
    mustContain: [GREETS],
    mustNotContain: DODGES,
  },
  {
    id: 'tc-around-talk-06',
    kind: 'talk',
    form: 'dialect',
    turns: ['So, jetz wäiss i Bschaid. Merci und no en schöne Obig'],
    mustContain: [IS_WELCOME],
    mustNotContain: DODGES,
  },
  {
    id: 'tc-around-talk-07',
    kind: 'talk',
    form: 'standard',
    turns: ['Was kostet die Dampfreinigung?', 'Aha. Gut, das bespreche ich mit meiner Frau. Danke vielmals!'],
    mustContain: [IS_WELCOME],
    mustNotContain: DODGES,
  },
  {
    id: 'tc-around-talk-08',
    kind: 'talk',
    form: 'dialect',
    turns: ['Säg emol, wie heissisch du eigetlech?'],
    mustContain: [IS_A_MACHINE],
    mustNotContain: DODGES,
  },
];
