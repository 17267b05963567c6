import type { LabelledQuestion } from '../../../../labelled-question.js';
import { PEOPLE, UNSAID } from './labels.js';

/** Details of sealing, steam, pickup and brokerage that the site is silent on. */
export const unsaidWork: readonly LabelledQuestion[] = [
  {
    id: 'h-unsaid-049',
    kind: 'unknown',
    form: 'standard',
    turns: ['Welche Marke nehmen Sie für die Keramik? Gyeon, Gtechniq oder etwas ganz anderes?'],
    mustContain: [UNSAID, PEOPLE],
  },
  {
    id: 'h-unsaid-050',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Wie vill Schichte Keramik chömed da druf, ei Lag oder mehreri?'],
    mustContain: [UNSAID, PEOPLE],
  },
  {
    id: 'h-unsaid-051',
    kind: 'unknown',
    form: 'typo',
    turns: ['ist das kermaik zeug PFAS frei? meine tochter hat mich gefragt'],
    mustContain: [UNSAID, PEOPLE],
  },
  {
    id: 'h-unsaid-052',
    kind: 'unknown',
    form: 'standard',
    turns: ['Geht die Garantie auf den neuen Besitzer über, wenn ich das Wohnmobil in zwei Jahren weiterverkaufe?'],
    mustContain: [
      [...UNSAID, 'schriftlich', 'Bedingungen', 'in der Offerte'],
      [...PEOPLE, 'Offerte', 'schriftlich'],
    ],
  },
  {
    id: 'h-unsaid-053',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Cha me uf e versigleti Fläche speter no Chläber druftue? Üse Verein wett ds Logo druffe ha'],
    mustContain: [UNSAID, PEOPLE],
  },
  {
    id: 'h-unsaid-054',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Was isch, wenn eu bim Poliere öppis kaputt goht, wer zahlt das denn?'],
    mustContain: [UNSAID, PEOPLE],
  },
  {
    id: 'h-unsaid-055',
    kind: 'unknown',
    form: 'standard',
    turns: [
      'Bekomme ich nach der Versiegelung ein Zertifikat oder einen Eintrag ins Serviceheft, etwas für die Akten?',
    ],
    mustContain: [UNSAID, PEOPLE],
  },
  {
    id: 'h-unsaid-056',
    kind: 'unknown',
    form: 'typo',
    turns: ['holservice auch bis tessin möglch?? was kost da der kilometr'],
    mustContain: [[...UNSAID, 'auf Anfrage', 'klären', 'klärt'], PEOPLE],
    mustNotContain: ['ab CHF 80', 'ab CHF 150', 'ab CHF 200'],
  },
  {
    id: 'h-unsaid-057',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Mir händ us de Ferie Bettwanze heibracht und jetz sinds glaub au im Womo. Bringt mer die mit Dampf weg?'],
    mustContain: [[...UNSAID, 'nicht versprechen'], PEOPLE],
  },
  {
    id: 'h-unsaid-058',
    kind: 'unknown',
    form: 'standard',
    turns: ['Wie heiss wird der Dampf bei Ihnen?', 'Und von welchem Hersteller ist das Gerät?'],
    mustContain: [UNSAID, PEOPLE],
  },
  {
    id: 'h-unsaid-059',
    kind: 'unknown',
    form: 'dialect',
    turns: [
      'Wo send ehr eigentlech?',
      'Guet. Cha mer bim Poliere au zueluege? Mis Göttimeitli wör das wahnsennig gärn gseh',
    ],
    mustContain: [UNSAID, PEOPLE],
  },
  {
    id: 'h-unsaid-060',
    kind: 'unknown',
    form: 'keywords',
    turns: ['annullation termin gebühr'],
    mustContain: [UNSAID, PEOPLE],
  },
  {
    id: 'h-unsaid-061',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Uf welne Plattforme tüet dir de mis Outo inseriere? Outoscout, Ricardo oder wo?'],
    mustContain: [UNSAID, PEOPLE],
  },
  {
    id: 'h-unsaid-062',
    kind: 'unknown',
    form: 'standard',
    turns: [
      'Was kostet die Vermittlung bei Ihnen?',
      'Und wie viele Fahrzeuge haben Sie letztes Jahr auf diesem Weg verkauft?',
    ],
    mustContain: [UNSAID, PEOPLE],
  },
];
