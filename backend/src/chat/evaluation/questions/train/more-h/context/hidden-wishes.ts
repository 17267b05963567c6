import type { LabelledQuestion } from '../../../../labelled-question.js';
import { ASKS_CONTACT, ASKS_NEXT, EVADED, FIVE_YEARS, PEOPLE, PHONE, UNKNOWN } from './labels.js';

/** Doubts, and what somebody would like done, said by the way. */
export const hiddenWishes: readonly LabelledQuestion[] = [
  {
    id: 'context-h-094',
    kind: 'guarantee',
    form: 'standard',
    turns: ['Fünf Jahre Garantie schreibt ihr, aber halten tut es vielleicht nur drei. Das geht für mich nicht auf.'],
    mustContain: [['3 bis 5', '3-5', 'drei bis fünf', 'nutzt', 'Auffrischung', 'auffrischen'], ['Garantie']],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-095',
    kind: 'guarantee',
    form: 'typo',
    turns: ['was ist wen nach 2 jahren die keramik beschichtng wieder ab geht'],
    mustContain: [FIVE_YEARS, ['Garantie']],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-096',
    kind: 'enquiry',
    form: 'standard',
    turns: [
      'Meine Frau will jetzt endlich schwarz auf weiss sehen, was die Versiegelung bei unserem Adria Coral kostet. Machen Sie uns doch eine Offerte.',
    ],
    mustContain: [ASKS_NEXT],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-097',
    kind: 'enquiry',
    form: 'dialect',
    turns: ['Lütet mer doch eifach mal aa, 078 444 55 66'],
    mustContain: [ASKS_NEXT],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-098',
    kind: 'person',
    form: 'standard',
    turns: ['Mit so einem Automaten rede ich nicht so gern.'],
    mustContain: [[...PHONE, ...ASKS_CONTACT]],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-099',
    kind: 'unknown',
    form: 'typo',
    turns: ['meine enklin macht nächstes jahr die leere als lakiererin fertig und sucht was in der gegent'],
    mustContain: [UNKNOWN, PEOPLE],
  },
  {
    id: 'context-h-100',
    kind: 'off-topic',
    form: 'standard',
    turns: ['Mein Enkel muss morgen einen Vortrag über Vulkane halten und wir haben noch keine Zeile.'],
    mustContain: [['nicht', 'nur', 'Fahrzeug', 'kein']],
    mustNotContain: ['Magma', 'Lava', 'Erdkruste', 'Erdmantel'],
  },
];
