import type { LabelledQuestion } from '../../../../labelled-question.js';
import { EVADED } from './labels.js';

/** Which service fits and how to look after it, said by the way. */
export const hiddenServices: readonly LabelledQuestion[] = [
  {
    id: 'context-h-085',
    kind: 'service',
    form: 'dialect',
    turns: ['I ha ne alte Jaguar, dä wird nume no zwöimau im Jahr usgfüert u süsch steit er mir vor em Huus im Räge'],
    mustContain: [['Einlagerung', 'Autohotel', 'einlagern']],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-086',
    kind: 'service',
    form: 'standard',
    turns: [
      'Meine Mutter ist 81 und sollte ihr Wohnmobil loswerden, aber fremde Leute am Telefon und vor der Tür, das will sie auf keinen Fall.',
    ],
    mustContain: [['Vermittlung', 'vermitteln', 'in Ihrem Auftrag', 'Ankauf', 'kaufen']],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-087',
    kind: 'service',
    form: 'typo',
    turns: ['im camper richts seit den ferien nach nasem hund, lüften bringt garnichts'],
    mustContain: [['Dampf']],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-088',
    kind: 'service',
    form: 'dialect',
    turns: ['Schi hent mer gseit, ier tiejet öi d Polschter im Wohnmobil putzu'],
    mustContain: [['Dampf']],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-089',
    kind: 'service',
    form: 'standard',
    turns: ['Eigentlich suche ich ja eher einen gebrauchten Sportwagen.'],
    mustContain: [['An- und Verkauf', 'verkaufen', 'Verkauf', 'handeln', 'Handel']],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-090',
    kind: 'service',
    form: 'dialect',
    turns: ['Isch es gheizt bi euch im Winter und luegt i de Nacht öpper uf d Fahrzüg?'],
    mustContain: [
      ['klimatisiert', 'Frost', 'Klima'],
      ['überwacht', 'Überwachung', '24/7'],
    ],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-091',
    kind: 'care',
    form: 'standard',
    turns: [
      'Mein Schwager fährt mit seinem versiegelten Camper jede Woche durch die Bürstenanlage. Ich habe ihm gesagt, das sei nicht schlau.',
    ],
    mustContain: [
      [
        'meiden',
        'besser nicht',
        'nicht durch',
        'nicht in',
        'von Hand',
        'Handwäsche',
        'Schwamm',
        'hilft sie nicht',
        'schützt nicht',
        'nicht vor',
        'haben Sie recht',
        'verzichten',
      ],
    ],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-092',
    kind: 'care',
    form: 'dialect',
    turns: ['D Vögu hei mer ufs Dach gschisse u dr Camper isch erscht grad früsch versiglet worde …'],
    mustContain: [['Wasser', 'sofort', 'gleich', 'am selben Tag', 'rasch', 'so schnell']],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-093',
    kind: 'care',
    form: 'dialect',
    turns: ['Ich ha min Bus zwänzg Jahr lang jede Früelig gwachst. Nach de Keramik chan i mer das spare, hani ghört'],
    mustContain: [
      [
        'nicht mehr nötig',
        'nicht nötig',
        'kein Wachs',
        'unnötig',
        'sparen',
        'überflüssig',
        'ohne Wachs',
        'nicht mehr wachsen',
        'nicht mehr',
      ],
    ],
    mustNotContain: EVADED,
  },
];
