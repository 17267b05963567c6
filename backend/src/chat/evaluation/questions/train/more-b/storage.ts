import type { LabelledQuestion } from '../../../labelled-question.js';

/** Storage over months. */
export const storageQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tb-storage-01',
    kind: 'service',
    form: 'dialect',
    turns: ['I gibe d Nummere übere Winter ab. Geit das, we s Womo bi öich iigschtellt isch?'],
    mustContain: [['Strassenverkehrsamt', 'hinterlegen', 'Kontrollschilder', 'Schilder']],
    mustNotContain: ['Nein,'],
  },
  {
    id: 'tb-storage-02',
    kind: 'care',
    form: 'dialect',
    turns: ['Was mach i mit de Gasfläsche, wenn s Womo überwinteret?'],
    mustContain: [['dreh'], ['Restgas', 'zu Hause', 'Übergabe', 'Flaschen']],
  },
  {
    id: 'tb-storage-03',
    kind: 'care',
    form: 'standard',
    turns: ['Bei Ihnen gefriert ja nichts. Kann ich das Wasser im Tank dann drinlassen?'],
    mustContain: [['ablassen', 'entleer', 'leer laufen', 'Hygiene', 'verkeimt']],
    mustNotContain: ['Ja, das können'],
  },
  {
    id: 'tb-storage-04',
    kind: 'service',
    form: 'typo',
    turns: ['kom ich im wintr an meine skisachn im eingelagertn wohnmobil?'],
    mustContain: [['Voranmeldung', 'Termin', 'Vereinbarung', 'vereinbar']],
  },
  {
    id: 'tb-storage-05',
    kind: 'price',
    form: 'keywords',
    turns: ['lagerplatz wohnmobil monatlich'],
    mustContain: [['CHF 150']],
    mustNotContain: ['CHF 200'],
  },
  {
    id: 'tb-storage-06',
    kind: 'service',
    form: 'dialect',
    turns: ['I fahr vo Oktober bis Merz gar nid. Isch do s Autohotel oder d Ilagerig gschiider?'],
    mustContain: [['Einlagerung'], ['günstiger', 'CHF 150', 'lange Pause', 'mehrere Monate']],
  },
  {
    id: 'tb-storage-07',
    kind: 'service',
    form: 'dialect',
    turns: ['Tüet dir bim Iilagere ou d Batterie vom Wohnteil lade?'],
    mustContain: [
      ['Aufbaubatterie', 'Aufbau'],
      ['geladen', 'nachgeladen', 'Erhaltungsladung', 'laden', 'Ladegerät'],
    ],
    mustNotContain: ['Nein,'],
  },
  {
    id: 'tb-storage-08',
    kind: 'service',
    form: 'standard',
    turns: ['Zählt die Sat-Schüssel auf dem Dach zur Höhe, wenn ich einen Lagerplatz will?'],
    mustContain: [
      ['Antenne', 'Satellitenantenne', 'Dachaufbauten'],
      ['zähl', 'samt', 'mit allem'],
    ],
    mustNotContain: ['Nein,'],
  },
  {
    id: 'tb-storage-09',
    kind: 'service',
    form: 'dialect',
    turns: ['Wie früeh muess ich mich mälde, wenn ich im Früelig s Womo us de Iilagerig will?'],
    mustContain: [['einige Tage', 'paar Tage', 'Tage vor']],
  },
  {
    id: 'tb-storage-10',
    kind: 'care',
    form: 'standard',
    turns: ['Im letzten Winterlager hatte ich Mäuse im Wohnmobil. Wie beuge ich vor?'],
    mustContain: [
      ['Mäuse', 'Krümel'],
      ['Reinigung', 'reinig', 'Dampf', 'Esswaren'],
    ],
  },
  {
    id: 'tb-storage-11',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Chan i bi öich es Womo iilagere?', 'Guet, im Novämber chum i', 'Was muess i drinne no usruume und lääre?'],
    mustContain: [['Esswaren', 'Kühlschrank', 'Toilette', 'Frischwasser', 'Abwasser']],
  },
  {
    id: 'tb-storage-12',
    kind: 'follow-up',
    form: 'typo',
    turns: ['was kostet die einlagerung?', 'ist das fixs oder komts auf die grösse drauf an'],
    mustContain: [['Grösse', 'Länge', 'Höhe']],
  },
];
