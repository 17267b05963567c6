import type { LabelledQuestion } from '../../labelled-question.js';
import { durationNotSaid } from '../label.js';
import { BRUSHES, CONFUSED, SEALING_PRICE, TWENTY_PERCENT, WHERE, YES } from './labels.js';
import { CLOSED, LUNCH_ENDS, THREE_MONTHS } from './labels-time.js';

/** Conversations of three turns, changes of subject, and follow-ups that need working out. */
export const followUpLong: readonly LabelledQuestion[] = [
  {
    id: 'h-follow-14',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Was ist das Autohotel?', 'Was kostet das?', 'Und die Einlagerung?'],
    mustContain: [['150']],
    mustNotContain: ['250', 'Provision'],
  },
  {
    id: 'h-follow-15',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Hoi zäme', 'was choscht d dampfreinigung', 'und wie lang gaht das?'],
    mustContain: [durationNotSaid],
  },
  {
    id: 'h-follow-16',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Was kostet die Vermittlung?', 'Und wenn sich kein Käufer findet?'],
    mustContain: [[...THREE_MONTHS, 'kündbar', 'kündigen', 'aufhören']],
  },
  {
    id: 'h-follow-17',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Gibt es den Frühbucherrabatt noch?', 'Schade. Wie hoch war er denn?'],
    mustContain: [TWENTY_PERCENT],
  },
  {
    id: 'h-follow-18',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Haben Sie am Montag offen?', 'Auch um 12 Uhr?'],
    mustContain: [[...LUNCH_ENDS, ...CLOSED]],
    mustNotContain: ['Ja,'],
  },
  {
    id: 'h-follow-19',
    kind: 'follow-up',
    form: 'standard',
    turns: [
      'Was kostet die Einlagerung für ein Wohnmobil?',
      'Mein Budget ist 600 Franken, für wie viele Monate reicht das?',
    ],
    mustContain: [['4 Monat', 'vier Monat', '4 ganze', '4 volle', 'vier ganze', 'vier volle']],
  },
  {
    id: 'h-follow-20',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['was chost s autohotel im monet', 'ok und d vermittlig?', 'und wie lang mues ich det minimal blibe'],
    mustContain: [THREE_MONTHS],
  },
  {
    id: 'h-follow-21',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Wie pflege ich die Keramikversiegelung?', 'Und Waschanlagen mit Bürsten?'],
    mustContain: BRUSHES,
    mustNotContain: [...CONFUSED, ...YES],
  },
  {
    id: 'h-follow-22',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Was choschtet d Dampfreinigung?', 'merci. u wo sit dir?'],
    mustContain: [WHERE],
  },
  {
    id: 'h-follow-23',
    kind: 'follow-up',
    form: 'typo',
    turns: ['habt ir am dienstag ofen', 'was kostet keramik fürs wohmobil'],
    mustContain: [SEALING_PRICE],
    mustNotContain: ['CHF 80'],
  },
  {
    id: 'h-follow-24',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Was choscht d Iilagerig?', 'und wänn ich zwei Autos bring?'],
    mustContain: [
      [
        '300',
        'je CHF 150',
        'zweimal CHF 150',
        '2 x CHF 150',
        'doppelt',
        'pro Fahrzeug',
        'je Fahrzeug',
        'pro Auto',
        'je Auto',
      ],
    ],
  },
];
