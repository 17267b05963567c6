import type { LabelledQuestion } from '../../../../labelled-question.js';
import { AT_8_30, AT_12, CLOSED, NOT_KNOWN } from './labels.js';

/** When one may bring, fetch or look. */
export const hoursVisits: readonly LabelledQuestion[] = [
  {
    id: 'mhs-hours-017',
    kind: 'hours',
    form: 'dialect',
    turns: ['Chönnte mir ds Wohnmobil o am ne Samschtig bringe? Under der Wuche schaffe mir beidi.'],
    mustContain: [AT_8_30, AT_12],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-hours-018',
    kind: 'hours',
    form: 'standard',
    turns: ['Kann ich mein Cabrio am Sonntagmorgen bei Ihnen im Autohotel holen, bevor die anderen losfahren?'],
    now: '2026-05-20T19:30:00+02:00',
    mustContain: [CLOSED],
    mustNotContain: [NOT_KNOWN, 'Sonntag offen'],
  },
  {
    id: 'mhs-hours-022',
    kind: 'hours',
    form: 'dialect',
    turns: ['Muess i mi aamelde oder cha me eifach so inelaufe und öppis froge?'],
    mustContain: [
      ['Öffnungszeiten', '8:30', '08.30', '8.30', 'vorbei', 'offen haben', 'ohne Termin', 'ohne Anmeldung'],
    ],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-hours-026',
    kind: 'hours',
    form: 'dialect',
    turns: ['I ha Früehschicht und müesst ds Outo scho am sächsi am Morge abgä. Isch de scho öpper da?'],
    mustContain: [AT_8_30],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-hours-028',
    kind: 'hours',
    form: 'typo',
    turns: ['brauchts en termin zum wohnmobil ausm winterlager holn oder einfach kommn wen offen ist'],
    now: '2026-03-20T16:45:00+01:00',
    mustContain: [['Termin', 'anmeld', 'Vereinbarung', 'vereinbar', 'einige Tage', 'paar Tage', 'melden']],
    mustNotContain: [NOT_KNOWN, 'kein Termin', 'keinen Termin'],
  },
  {
    id: 'mhs-hours-029',
    kind: 'hours',
    form: 'dialect',
    turns: ['Am Samschtig am drü z Namittag hätte mer Ziit zum cho luege, gaht das?'],
    now: '2026-05-06T20:15:00+02:00',
    mustContain: [[...AT_12, ...CLOSED]],
    mustNotContain: [NOT_KNOWN, 'Samstag 13:30', '15 Uhr haben wir offen'],
  },
];
