import type { LabelledQuestion } from '../../../../labelled-question.js';
import { evasions } from './labels.js';

/** What the sealing and the detailing of motorhomes are, and for whom. */
export const sealingQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tc-services-sealing-01',
    kind: 'service',
    form: 'dialect',
    turns: ['Grüessech, i ha gläse dir versiglet Wohnmobil. Was machet dir da aus dranne, bevor d Keramik drufchunt?'],
    mustContain: [
      ['wasch', 'wäsch', 'reinig'],
      ['polier', 'politur'],
    ],
    mustNotContain: evasions,
  },
  {
    id: 'tc-services-sealing-02',
    kind: 'service',
    form: 'standard',
    turns: ['Wird beim Versiegeln das Dach auch gemacht oder hört es bei den Seitenwänden auf?'],
    mustContain: [['in der Offerte', 'Dach', 'Position', 'Fahrerhaus', 'grossen Flächen', 'zu Ihrem Auftrag']],
    mustNotContain: evasions,
  },
  {
    id: 'tc-services-sealing-03',
    kind: 'service',
    form: 'typo',
    turns: ['Werden die felgen auch mit versigelt oder ist das seperat'],
    mustContain: [
      ['Felgen', 'anderes Mittel', 'andere Mittel', 'ein anderes', 'mitversiegel', 'mitbehandel', 'auch behandel'],
    ],
    mustNotContain: evasions,
  },
  {
    id: 'tc-services-sealing-04',
    kind: 'service',
    form: 'dialect',
    turns: ['Bringt die Keramik au öppis gäge Steischlag? Mir sind vill uf Schotterstrasse unterwägs'],
    mustContain: [
      [
        'nein',
        'hilft sie nicht',
        'hilft nicht',
        'schützt sie nicht',
        'schützt nicht',
        'nicht vor',
        'nicht gegen',
        'kein Schutz',
        'keinen Schutz',
        'tausendstel',
      ],
    ],
    mustNotContain: evasions,
  },
  {
    id: 'tc-services-sealing-05',
    kind: 'service',
    form: 'dialect',
    turns: ['Und mini Acrylfenschter, chömed die au e Schicht Keramik über?'],
    mustContain: [
      [
        'abgedeckt',
        'decken',
        'heikel',
        'Lösungsmittel',
        'abkleb',
        'abgeklebt',
        'nein',
        'nicht versiegel',
        'ausgespart',
      ],
    ],
    mustNotContain: evasions,
  },
  {
    id: 'tc-services-sealing-06',
    kind: 'service',
    form: 'standard',
    turns: [
      'Wir sind gerade aus Sardinien zurück, und die schwarzen Streifen unter den Fenstern treiben mich zum Wahnsinn. Sind die mit Keramik für immer weg?',
    ],
    mustContain: [
      [
        'weiterhin',
        'leichter',
        'einfacher',
        'nicht für immer',
        'nicht ganz',
        'auf der Schicht',
        'immer noch',
        'nach wie vor',
      ],
      ['Streifen', 'gibt es weiterhin', 'weiterhin', 'nein', 'nicht für immer', 'nicht ganz', 'nach wie vor'],
    ],
    mustNotContain: evasions,
  },
  {
    id: 'tc-services-sealing-07',
    kind: 'service',
    form: 'standard',
    turns: [
      'Ich fahre einen gewöhnlichen Skoda Kombi. Könnte ich den auch mit Keramik versiegeln lassen, oder machen Sie das nur bei Wohnmobilen?',
    ],
    mustContain: [
      [
        'spezialis',
        'Schwerpunkt',
        'Fachgebiet',
        'weiss ich nicht',
        'weiss ich leider nicht',
        'für Wohnmobile',
        'von Wohnmobilen',
        'nur Wohnmobil',
        'auf Wohnmobil',
        'Personenwagen',
        'Skoda',
        'Autos',
        'andere Fahrzeuge',
      ],
    ],
  },
];
