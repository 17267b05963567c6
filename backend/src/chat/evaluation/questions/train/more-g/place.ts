import type { LabelledQuestion } from '../../../labelled-question.js';
import { KNOWN } from './labels.js';

/** Where the business is and how to get there; «Roggwil» alone is in the mail address. */
export const placeQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tg-place-01',
    kind: 'place',
    form: 'dialect',
    turns: ['Wo sit dir de gnau? I chume vo Sumiswald abe u kenne mi dert nid us.'],
    mustContain: [['Musterstrasse', '4914', 'Roggwil BE', 'Langenthal']],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-place-02',
    kind: 'place',
    form: 'typo',
    turns: ['adrese fürs navi bite'],
    mustContain: [['Musterstrasse']],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-place-03',
    kind: 'place',
    form: 'standard',
    turns: ['Sind Sie das Roggwil im Thurgau? Wir wohnen nämlich in Arbon, das wäre ja ein Katzensprung.'],
    mustContain: [
      [
        'Kanton Bern',
        'Roggwil BE',
        'Roggwil (BE)',
        'Roggwil im Kanton Bern',
        'in Bern',
        'bernisch',
        'Bernbiet',
        'Berner',
        'Oberaargau',
        '4914',
        'Langenthal',
      ],
    ],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-place-04',
    kind: 'place',
    form: 'dialect',
    turns: ['Liit das noch bi de Autobahn oder muess ich da stundelang über Land gurke?'],
    mustContain: [['A1', 'Langenthal']],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-place-05',
    kind: 'place',
    form: 'standard',
    turns: ['Unser Wohnmobil ist 8,60 m lang und 3,40 m hoch. Muss ich bei der Anfahrt zu Ihnen etwas beachten?'],
    mustContain: [
      [
        'telefonisch',
        'kündigen',
        'ankündig',
        'vorher an',
        'rufen Sie vor',
        'rufen Sie kurz',
        'anrufen',
        'anmelden',
        'Länge und Höhe',
      ],
    ],
    mustNotContain: KNOWN,
  },
];
