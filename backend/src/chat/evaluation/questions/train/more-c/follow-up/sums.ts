import type { LabelledQuestion } from '../../../../labelled-question.js';
import { CONFIRMS, EVADES, francs, THREE_MONTHS } from './labels.js';

/** Sums, months and differences that carry on from a price. */
export const followUpSums: readonly LabelledQuestion[] = [
  {
    id: 'tc-follow-sum-01',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Mir hei zwöi Outo wo e Platz bruuche. Was choschtet s Autohotel?', 'Ja äbe, u für beidi zäme?'],
    mustContain: [francs(400)],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-sum-02',
    kind: 'follow-up',
    form: 'standard',
    turns: [
      'Ich möchte mein Wohnmobil versiegeln lassen, wie teuer ist das?',
      'Und eine Dampfreinigung innen?',
      'Was wäre das alles zusammen?',
    ],
    mustContain: [francs(1779)],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-sum-03',
    kind: 'follow-up',
    form: 'dialect',
    turns: [
      'Was choschtet d Iilagerig fürs Wohnmobil?',
      'Und was chunnt da zäme i föif Mönet, vo November bis Ändi März?',
    ],
    mustContain: [francs(750)],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-sum-04',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Was verlangen Sie für das Autohotel?', 'Ich hätte 1000 Franken dafür zurückgelegt, wie lange reicht das?'],
    mustContain: [['5 Monate', 'fünf Monate', '5 Mt']],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-sum-05',
    kind: 'follow-up',
    form: 'typo',
    turns: [
      'vermitlung kostet 150 im monat oder?',
      'und wen ihr erst nach 4 monat ein käufer findet wiefiel zahl ich dan',
    ],
    mustContain: [francs(600)],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-sum-06',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Sali, was kostet bi eich e Dampfreinigung?', 'Mir hän drei Auto, also 240 für alli?'],
    mustContain: [[...francs(240), ...CONFIRMS]],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-sum-07',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Isch d Iilagerig günschtiger als s Autohotel?', 'Wievil spar ich de imene halbe Jahr?'],
    mustContain: [
      [...francs(300), ...francs(900)],
      [...francs(300), ...francs(1200)],
    ],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-sum-08',
    kind: 'follow-up',
    form: 'standard',
    turns: [
      'Was kostet die Vermittlung?',
      'Das heisst, 450 muss ich auf jeden Fall bezahlen, auch wenn das Auto nach zwei Wochen weg ist?',
    ],
    mustContain: [[...THREE_MONTHS, ...francs(450), 'Mindestdauer']],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-sum-09',
    kind: 'follow-up',
    form: 'keywords',
    turns: ['Autohotel Monatspreis', 'pro Jahr?'],
    mustContain: [francs(2400)],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-sum-10',
    kind: 'follow-up',
    form: 'keywords',
    turns: ['Einlagerung Kosten', '7 Monate'],
    mustContain: [francs(1050)],
    mustNotContain: EVADES,
  },
];
