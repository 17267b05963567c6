import type { LabelledQuestion } from '../../../labelled-question.js';
import { UNANSWERED } from './labels.js';

/** Greetings, thanks, and what the assistant is. */
export const talkE: readonly LabelledQuestion[] = [
  {
    id: 'te-talk-01',
    kind: 'talk',
    form: 'dialect',
    turns: ['Sali zäme, isch da öpper?'],
    mustContain: [
      [
        'Grüezi',
        'Guten',
        'Hallo',
        'Grüessech',
        'willkommen',
        'Sali',
        'helfen',
        'Womit',
        'Wie kann',
        'Assistent',
        'Ja,',
      ],
    ],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-talk-02',
    kind: 'talk',
    form: 'dialect',
    turns: ['Was choscht d Iilagerig im Monet?', 'merci vilmal, das hät mer scho ghulfe, schöne Namittag no'],
    mustContain: [
      ['gern', 'bitte', 'dank', 'schön', 'Wiedersehen', 'freut', 'gute Fahrt', 'ebenso', 'gleichfalls', 'bis bald'],
    ],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-talk-03',
    kind: 'talk',
    form: 'standard',
    turns: ['Schreibt mir hier eigentlich ein Mensch oder ist das eine Maschine?'],
    mustContain: [
      [
        'Assistent',
        'Computer',
        'automatisch',
        'Programm',
        'Chatbot',
        'kein Mensch',
        'digital',
        'Maschine',
        'künstlich',
      ],
    ],
    mustNotContain: [...UNANSWERED, 'bin ein Mensch'],
  },
  {
    id: 'te-talk-04',
    kind: 'talk',
    form: 'typo',
    turns: ['was kan ich dich ales fragn'],
    mustContain: [['Preis', 'Öffnungszeiten', 'Leistungen', 'Angebot', 'Termin']],
    mustNotContain: UNANSWERED,
  },
];
