import type { LabelledQuestion } from '../../../../labelled-question.js';

/** What keeps to its own subject sounds like. */
const KEEPS_TO_ITS_SUBJECT = [
  ...[
    'weiss ich nicht',
    'weiss ich leider',
    'weiss ich nichts',
    'kann ich nicht',
    'kann ich Ihnen leider',
    'leider nicht',
  ],
  ...[
    'nicht helfen',
    'nicht weiterhelfen',
    'nur Fragen',
    'Fragen zu',
    'Fragen rund',
    'Leistungen',
    'rund um',
    'nicht mein',
  ],
  ...['nicht aus', 'nicht beantworten', 'keine Auskunft', 'dafür bin ich', 'zuständig', 'bin nur', 'bin auf'],
];

/** What has nothing to do with the business. */
export const offTopicQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tc-around-off-topic-01',
    kind: 'off-topic',
    form: 'standard',
    turns: ['Schreiben Sie mir bitte ein paar Verse zum sechzigsten Geburtstag meiner Frau, sie heisst Vreni.'],
    mustContain: [KEEPS_TO_ITS_SUBJECT],
    mustNotContain: ['Liebe Vreni', 'sechzig Jahr', 'im Herzen', 'Sonnenschein', 'Vreni, du'],
  },
  {
    id: 'tc-around-off-topic-02',
    kind: 'off-topic',
    form: 'dialect',
    turns: ['Wie wird ächt s Wätter am Wuchenänd im Tessin? Mir wänd go campe'],
    mustContain: [KEEPS_TO_ITS_SUBJECT],
    mustNotContain: ['sonnig', '°C', 'bewölkt', 'Schauer'],
  },
  {
    id: 'tc-around-off-topic-03',
    kind: 'off-topic',
    form: 'typo',
    turns: ['was is beser iphone oder samsung zum navigirn'],
    mustContain: [KEEPS_TO_ITS_SUBJECT],
    mustNotContain: ['iPhone ist', 'Samsung ist', 'Apple', 'Android', 'Google Maps'],
  },
  {
    id: 'tc-around-off-topic-04',
    kind: 'off-topic',
    form: 'standard',
    turns: ['Welchen Campingplatz am Gardasee können Sie mit zwei kleinen Kindern empfehlen?'],
    mustContain: [KEEPS_TO_ITS_SUBJECT],
    mustNotContain: ['Peschiera', 'Lazise', 'Bardolino', 'Malcesine', 'Riva del Garda', 'Bella Italia'],
  },
  {
    id: 'tc-around-off-topic-05',
    kind: 'off-topic',
    form: 'dialect',
    turns: ['Wär wird hüür Meischter, YB oder Basu?'],
    mustContain: [KEEPS_TO_ITS_SUBJECT],
    mustNotContain: ['YB wird', 'Basel wird', 'Young Boys', 'FC Basel', 'Thun wird'],
  },
  {
    id: 'tc-around-off-topic-06',
    kind: 'off-topic',
    form: 'standard',
    turns: ['Wie hoch ist in Italien die Busse, wenn man die Vignette oder die Maut vergisst?'],
    mustContain: [KEEPS_TO_ITS_SUBJECT],
    mustNotContain: ['Euro', '€', 'Busse beträgt', 'Italien gibt es keine'],
  },
  {
    id: 'tc-around-off-topic-07',
    kind: 'off-topic',
    form: 'typo',
    turns: ['kanst du mir bei mathe hausaufgabn helfn wifiel is 17 mal 23'],
    mustContain: [KEEPS_TO_ITS_SUBJECT],
    mustNotContain: ['391'],
  },
  {
    id: 'tc-around-off-topic-08',
    kind: 'off-topic',
    form: 'dialect',
    turns: ['Weisch mer es guets Rezäpt für Älplermagrone, wo me im Wohnmobil cha choche?'],
    mustContain: [KEEPS_TO_ITS_SUBJECT],
    mustNotContain: ['Makkaroni', 'Apfelmus', 'Kartoffeln', 'Röstzwiebeln', 'Hörnli'],
  },
];
