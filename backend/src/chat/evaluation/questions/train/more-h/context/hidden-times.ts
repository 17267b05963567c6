import type { LabelledQuestion } from '../../../../labelled-question.js';
import { durationNotSaid } from '../../../label.js';
import { AFTERNOON_START, CLOSED, EVADED, EVENING_END, PHONE } from './labels.js';

const OFFICIAL_PLACE = ['Roggwil BE', 'Kanton Bern', '4914', 'Langenthal'];

/** When, how long and where, told rather than asked. */
export const hiddenTimes: readonly LabelledQuestion[] = [
  {
    id: 'context-h-074',
    kind: 'hours',
    form: 'standard',
    turns: ['Ich arbeite bis um sechs in Langenthal und schaffe es unter der Woche nie rechtzeitig zu euch.'],
    mustContain: [['Samstag']],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-075',
    kind: 'hours',
    form: 'dialect',
    turns: ['I stah grad vor em Tor und s isch kei Mänsch ume'],
    now: '2026-05-13T12:20:00+02:00',
    mustContain: [AFTERNOON_START],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-076',
    kind: 'hours',
    form: 'typo',
    turns: ['komme am Montag in der mittagspausse so um 12 uhr, hoffe ist jemnd da'],
    mustContain: [['11:30', '11.30', 'halb zwölf', ...AFTERNOON_START]],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-077',
    kind: 'hours',
    form: 'keywords',
    turns: ['sonntag auto abholen'],
    mustContain: [[...CLOSED, 'ausserhalb', 'nach Absprache', 'klären']],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-078',
    kind: 'hours',
    form: 'dialect',
    turns: ['wenn i am Friitig so gäge di föife chäm …'],
    mustContain: [[...EVENING_END, 'haben wir offen', 'geöffnet', 'sind wir da']],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-079',
    kind: 'place',
    form: 'standard',
    turns: ['Mein Navi findet zwei Roggwil und ich fahre mit dem Wohnmobil nicht gern aufs Geratewohl los.'],
    mustContain: [OFFICIAL_PLACE],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-080',
    kind: 'place',
    form: 'dialect',
    turns: ['Mir chömed vo Züri uf de A1 und händ kei Ahnig wo mer zu eu müend'],
    mustContain: [[...OFFICIAL_PLACE, 'Musterstrasse']],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-081',
    kind: 'place',
    form: 'standard',
    turns: [
      'Unser Wohnmobil ist 3.45 hoch und fast neun Meter lang, nicht dass wir in eurer Einfahrt stecken bleiben …',
    ],
    mustContain: [
      [...PHONE, 'telefonisch', 'Telefon', 'anrufen', 'rufen Sie', 'ankündigen', 'kündigen Sie', 'melden Sie'],
    ],
  },
  {
    id: 'context-h-082',
    kind: 'duration',
    form: 'standard',
    turns: [
      'Am 20. fahren wir nach Sizilien, heute ist der dritte, und vorher sollte der Camper noch seine Keramikschicht bekommen.',
    ],
    mustContain: [durationNotSaid],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-083',
    kind: 'duration',
    form: 'dialect',
    turns: ['Wenn i s Auto am Morge zum Dampfreinige bring, chan i am Namitag wider dermit hei?'],
    mustContain: [durationNotSaid],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-084',
    kind: 'duration',
    form: 'typo',
    turns: ['bin imer im stress, mehr als 10 minutn fürs abgebn im autohotel hab ich nicht'],
    mustContain: [durationNotSaid],
    mustNotContain: EVADED,
  },
];
