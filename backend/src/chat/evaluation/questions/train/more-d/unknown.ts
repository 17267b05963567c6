import type { LabelledQuestion } from '../../../labelled-question.js';
import { NOT_KNOWN, WAY_TO_PEOPLE } from './labels.js';

/** What the site does not say. */
export const unknown: readonly LabelledQuestion[] = [
  {
    id: 'td-unknown-01',
    kind: 'unknown',
    form: 'standard',
    turns: ['Kann ich bei Ihnen mit Twint zahlen?'],
    mustContain: [NOT_KNOWN, WAY_TO_PEOPLE],
  },
  {
    id: 'td-unknown-02',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Händ ihr WLAN wenn ich warte muess?'],
    mustContain: [NOT_KNOWN, WAY_TO_PEOPLE],
  },
  {
    id: 'td-unknown-03',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Machet dir o Folierige?'],
    mustContain: [[...NOT_KNOWN, 'nicht zu unseren', 'gehört nicht', 'bieten wir nicht'], WAY_TO_PEOPLE],
  },
  {
    id: 'td-unknown-04',
    kind: 'unknown',
    form: 'typo',
    turns: ['macht ihr auch bremsen neu und ölwexel'],
    mustContain: [
      [...NOT_KNOWN, 'nicht zu unseren', 'gehört nicht', 'gehören nicht', 'bieten wir nicht', 'keine Werkstatt'],
      WAY_TO_PEOPLE,
    ],
  },
  {
    id: 'td-unknown-05',
    kind: 'unknown',
    form: 'standard',
    turns: ['Wie heisst der Geschäftsführer?'],
    mustContain: [NOT_KNOWN, WAY_TO_PEOPLE],
  },
  {
    id: 'td-unknown-06',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Git’s bi eu e Ladestation fürs Elektroauto?'],
    mustContain: [NOT_KNOWN, WAY_TO_PEOPLE],
  },
  {
    id: 'td-unknown-07',
    kind: 'unknown',
    form: 'standard',
    turns: ['Mein Sohn sucht eine Lehrstelle. Bilden Sie Lernende aus?'],
    mustContain: [NOT_KNOWN, WAY_TO_PEOPLE],
  },
  {
    id: 'td-unknown-08',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Wie mängi Lüt schaffed bi eu?'],
    mustContain: [NOT_KNOWN, WAY_TO_PEOPLE],
  },
  {
    id: 'td-unknown-09',
    kind: 'unknown',
    form: 'typo',
    turns: ['kan man das auch in ratten abzahlen'],
    mustContain: [NOT_KNOWN, WAY_TO_PEOPLE],
  },
  {
    id: 'td-unknown-10',
    kind: 'unknown',
    form: 'keywords',
    turns: ['betriebsferien sommer'],
    mustContain: [NOT_KNOWN, WAY_TO_PEOPLE],
  },
];
