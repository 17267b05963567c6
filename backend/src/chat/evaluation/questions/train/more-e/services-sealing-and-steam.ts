import type { LabelledQuestion } from '../../../labelled-question.js';
import { UNANSWERED } from './labels.js';

/** What sealing and steam can do and where they end. */
export const servicesSealingAndSteamE: readonly LabelledQuestion[] = [
  {
    id: 'te-service-01',
    kind: 'service',
    form: 'dialect',
    turns: ['Mir hei e Hung u ds Polschter im Camper schmöckt eifach nümm fein. Bringt dr das wäg?'],
    mustContain: [['Dampf']],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-service-02',
    kind: 'service',
    form: 'standard',
    turns: [
      'Unsere Kleine hat eine ganze Flasche Milch auf der Rückbank ausgeleert, das ist jetzt drei Wochen her und riecht. Bringen Sie den Fleck noch raus?',
    ],
    mustContain: [['kaltem Wasser', 'kaltes Wasser', 'kalt', 'Vorbehandlung', 'vorbehandel', 'Eiweiss']],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-service-03',
    kind: 'service',
    form: 'dialect',
    turns: ['Gaht das mit em Dampf au bi Alcantara und Läder oder macht das d Sitz kaputt'],
    mustContain: [['Abstand', 'wenig Hitze', 'vorsichtig', 'behutsam', 'sanft', 'schonend', 'verdeckte', 'Glattleder']],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-service-04',
    kind: 'service',
    form: 'dialect',
    turns: ['Die schwarze Striife under de Fenschter, sind die mit dere Versiglig denn för immer weg, oder?'],
    mustContain: [
      [
        'weiterhin',
        'leichter',
        'Schwamm',
        'nicht für immer',
        'nicht ganz',
        'trotzdem',
        'immer noch',
        'auf der Schicht',
      ],
    ],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-service-05',
    kind: 'service',
    form: 'standard',
    turns: ['Ein Bekannter sagt, nach der Keramik könne kein Steinchen mehr etwas ausrichten. Stimmt das?'],
    mustContain: [
      [
        'Nein',
        'nicht gegen',
        'hilft sie nicht',
        'hilft nicht',
        'kein Schutz',
        'keinen Schutz',
        'schützt nicht',
        'nicht vor',
        'hilft die Keramik nicht',
        'stimmt nicht',
      ],
    ],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-service-06',
    kind: 'service',
    form: 'keywords',
    turns: ['schimmel im wohnmobil dampf?'],
    mustContain: [
      ['sichtbar', 'Ursache', 'kommt der Schimmel', 'kommt er wieder', 'Werkstatt', 'undicht', 'Feuchtigkeit'],
    ],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-service-07',
    kind: 'service',
    form: 'dialect',
    turns: ['Ischs no derwärt bi mä Wohnmobil va 1998 so en Versiglig z machu?'],
    mustContain: [['oft', 'aufpolier', 'polier', 'Zustand', 'Bilder', 'Fotos', 'Risse', 'kommt darauf', 'hängt']],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-service-08',
    kind: 'service',
    form: 'typo',
    turns: ['werden die acrylfenster auch versigelt oder last ihr die weg'],
    mustContain: [
      [
        'decken',
        'abgedeckt',
        'heikel',
        'nicht versiegelt',
        'abgeklebt',
        'kleben',
        'Lösungsmittel',
        'ausgespart',
        'lassen wir',
      ],
    ],
    mustNotContain: UNANSWERED,
  },
];
