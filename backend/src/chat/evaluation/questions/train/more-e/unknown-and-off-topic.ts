import type { LabelledQuestion } from '../../../labelled-question.js';
import { NOT_KNOWN, PEOPLE } from './labels.js';

const ELSEWHERE = [
  ...NOT_KNOWN,
  'nur',
  'helfe ich',
  'Fragen zu',
  'nicht mein',
  'leider nicht',
  'nicht helfen',
] as const;

/** What the site does not say, and what is none of its business. */
export const unknownAndOffTopicE: readonly LabelledQuestion[] = [
  {
    id: 'te-unknown-01',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Chame bi öich mit Twint zahle oder nume bar?'],
    mustContain: [NOT_KNOWN, PEOPLE],
  },
  {
    id: 'te-unknown-02',
    kind: 'unknown',
    form: 'standard',
    turns: ['Gibt es für Pensionierte eine Vergünstigung? Wir sind beide über siebzig.'],
    mustContain: [[...NOT_KNOWN, 'keine Vergünstigung', 'kein Rabatt', 'keinen Rabatt', 'kein besonderer'], PEOPLE],
  },
  {
    id: 'te-unknown-03',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Wie heisst de Inhaber bi eu? Min Kolleg meint er chenni en us em Militär'],
    mustContain: [NOT_KNOWN, PEOPLE],
  },
  {
    id: 'te-unknown-04',
    kind: 'unknown',
    form: 'typo',
    turns: ['habt ir an aufahrt offen oder zu'],
    mustContain: [[...NOT_KNOWN, 'Feiertag'], PEOPLE],
  },
  {
    id: 'te-unknown-05',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Chan i bi öich e Guetschin chaufe för mini Eltere? Die hend goldigi Hochzig'],
    mustContain: [NOT_KNOWN, PEOPLE],
  },
  {
    id: 'te-unknown-06',
    kind: 'unknown',
    form: 'standard',
    turns: ['Bekomme ich einen Ersatzwagen, solange meiner bei Ihnen ist? Ich muss täglich nach Bern.'],
    mustContain: [NOT_KNOWN, PEOPLE],
  },
  {
    id: 'te-unknown-07',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Dien ihr au Schyybe teene? Bi mim Kombi hinde hocke d Kinder in dr Sunne'],
    mustContain: [NOT_KNOWN, PEOPLE],
  },
  {
    id: 'te-unknown-08',
    kind: 'unknown',
    form: 'keywords',
    turns: ['ersatzteile markise thule'],
    mustContain: [NOT_KNOWN, PEOPLE],
  },
  {
    id: 'te-unknown-09',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Wie höch isch s Tor bi eu? Mit de Klimaalag uf em Dach bin i bi 3 Meter 40'],
    mustContain: [[...NOT_KNOWN, 'Länge und Höhe', 'Höhe an', 'die Höhe', 'kündigen'], PEOPLE],
  },
  {
    id: 'te-unknown-10',
    kind: 'unknown',
    form: 'standard',
    turns: ['Ich frage, weil ich nächste Woche zügle: Wie viele Plätze sind im Moment noch frei in der Halle?'],
    mustContain: [[...NOT_KNOWN, '24 Stunden', 'innert', 'abklären', 'klären'], PEOPLE],
  },
  {
    id: 'te-off-topic-01',
    kind: 'off-topic',
    form: 'dialect',
    turns: ['Wie wird s Wätter am Wuchenänd z Grindelwald obe? Mir wänd det go campe'],
    mustContain: [ELSEWHERE],
    mustNotContain: ['sonnig', 'Grad'],
  },
  {
    id: 'te-off-topic-02',
    kind: 'off-topic',
    form: 'standard',
    turns: ['Haben Sie mir ein Rezept für Älplermagronen?'],
    mustContain: [ELSEWHERE],
    mustNotContain: ['Zwiebel', 'Teigwaren'],
  },
  {
    id: 'te-off-topic-03',
    kind: 'off-topic',
    form: 'typo',
    turns: ['wer gewint heut abend yb oder basel'],
    mustContain: [ELSEWHERE],
    mustNotContain: ['YB gewinnt', 'Basel gewinnt'],
  },
];
