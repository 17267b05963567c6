import type { LabelledQuestion } from '../../../labelled-question.js';

/** Small talk. */
export const talkQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tb-talk-01',
    kind: 'talk',
    form: 'dialect',
    turns: ['Sälü zäme'],
    mustContain: [['Grüezi', 'Guten', 'Hallo', 'Willkommen', 'Salü', 'helfen']],
    mustNotContain: ['weiss ich nicht'],
  },
  {
    id: 'tb-talk-02',
    kind: 'talk',
    form: 'dialect',
    turns: ['Bisch du en Roboter oder hockt da öpper?'],
    mustContain: [['Assistent', 'virtuell']],
    mustNotContain: ['weiss ich nicht'],
  },
  {
    id: 'tb-talk-03',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Was choschtet s Autohotel?', 'Merci vilmal, das längt mir'],
    mustContain: [['gern', 'bitte', 'freut', 'Freude']],
    mustNotContain: ['weiss ich nicht'],
  },
  {
    id: 'tb-talk-04',
    kind: 'talk',
    form: 'typo',
    turns: ['was kanst du mir alles beantwortn?'],
    mustContain: [['Leistungen', 'Preise', 'Öffnungszeiten', 'Keramik', 'Fragen']],
    mustNotContain: ['weiss ich nicht'],
  },
  {
    id: 'tb-talk-05',
    kind: 'talk',
    form: 'dialect',
    turns: ['Adie und no e schöne Tag'],
    mustContain: [
      [
        'Wiedersehen',
        'Adieu',
        'Ade',
        'schönen',
        'Schöne',
        'bis bald',
        'danke',
        'ebenfalls',
        'gute Fahrt',
        'auf Wiederlesen',
      ],
    ],
    mustNotContain: ['weiss ich nicht'],
  },
  {
    id: 'tb-talk-06',
    kind: 'talk',
    form: 'standard',
    turns: ['Antworten Sie mir auch, wenn ich Mundart schreibe?'],
    mustContain: [['Ja,', 'verstehe', 'verstanden', 'Schweizerdeutsch', 'Mundart', 'Dialekt', 'gern']],
    mustNotContain: ['weiss ich nicht'],
  },
];
