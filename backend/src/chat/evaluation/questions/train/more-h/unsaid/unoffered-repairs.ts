import type { LabelledQuestion } from '../../../../labelled-question.js';
import { PEOPLE, UNOFFERED } from './labels.js';

/** Repairs and other work on the vehicle that the site does not name. */
export const unofferedRepairs: readonly LabelledQuestion[] = [
  {
    id: 'h-unsaid-001',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Grüessech, machet dir o Reifewächsu? Mini Winterpneu sötte abe u i ha ke Wageheber'],
    mustContain: [UNOFFERED, PEOPLE],
  },
  {
    id: 'h-unsaid-002',
    kind: 'unknown',
    form: 'standard',
    turns: ['Können Sie bei meinem Wohnmobil auch gleich die Gasprüfung machen, wenn es schon bei Ihnen steht?'],
    mustContain: [UNOFFERED, PEOPLE],
  },
  {
    id: 'h-unsaid-003',
    kind: 'unknown',
    form: 'typo',
    turns: ['tönt ihr auch scheibn? hab nen golf und will hinten alles duneklr'],
    mustContain: [UNOFFERED, PEOPLE],
  },
  {
    id: 'h-unsaid-004',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Mir het en Marder s Kabel aagfrässe. Chönd ihr so öppis flicke oder en Marderschutz iibaue?'],
    mustContain: [UNOFFERED, PEOPLE],
  },
  {
    id: 'h-unsaid-005',
    kind: 'unknown',
    form: 'standard',
    turns: [
      'Beim Einparken habe ich den Kotflügel an der Garagenwand eingedrückt. Nichts Schlimmes, aber man sieht es halt. Drücken Sie solche Dellen heraus?',
    ],
    mustContain: [UNOFFERED, PEOPLE],
  },
  {
    id: 'h-unsaid-006',
    kind: 'unknown',
    form: 'keywords',
    turns: ['unterbodenschutz wachs preis'],
    mustContain: [UNOFFERED, PEOPLE],
    mustNotContain: ['ab CHF 80', 'ab CHF 150', 'ab CHF 200'],
  },
  {
    id: 'h-unsaid-007',
    kind: 'unknown',
    form: 'dialect',
    turns: [
      'Tüend er au Folie druf, also so Steischlagfolie för d Motorhube? Mini isch scho ganz verspickt vom Schotter',
    ],
    mustContain: [UNOFFERED, PEOPLE],
  },
  {
    id: 'h-unsaid-008',
    kind: 'unknown',
    form: 'typo',
    turns: ['mahct ihr klimaservice? die klima im womo kühlt nimmer rihctig'],
    mustContain: [UNOFFERED, PEOPLE],
  },
  {
    id: 'h-unsaid-009',
    kind: 'unknown',
    form: 'standard',
    turns: [
      'Ich möchte die beigen Ledersitze neu einfärben lassen, an den Wangen sind sie ganz abgewetzt. Ist das etwas für Sie?',
    ],
    mustContain: [UNOFFERED, PEOPLE],
  },
];
