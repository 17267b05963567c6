import type { LabelledQuestion } from '../../../../labelled-question.js';
import { durationNotSaid } from '../../../label.js';
import { EVADES } from './labels.js';

/** The sealing: how long, why, what afterwards. */
export const followUpSealing: readonly LabelledQuestion[] = [
  {
    id: 'tc-follow-seal-01',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Wie lang hebt so ne Keramikversiglig?', 'und wie lang goht das zum mache?'],
    mustContain: [durationNotSaid],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-seal-02',
    kind: 'follow-up',
    form: 'standard',
    turns: [
      'Wir sind frisch pensioniert und haben uns ein Teilintegriertes gekauft, jetzt liest man überall von Keramik. Was bringt das beim Wohnmobil eigentlich?',
      'Kann man das danach ganz normal waschen?',
    ],
    mustContain: [['Shampoo', 'Schwamm', 'von Hand', 'Handwäsche', 'pH', 'ersten Tage', 'Bürsten']],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-seal-03',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Schützt d Keramik au vor Steischlag?', 'warum nöd?'],
    mustContain: [['dünn', 'tausendstel', 'Mikrometer', 'nicht dick']],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-seal-04',
    kind: 'follow-up',
    form: 'typo',
    turns: ['ist das womo nach der versigelung für imer geschüzt?', 'und dan muss mans neu machen? nach wifil jahren'],
    mustContain: [['3-4 Jahr', '3 bis 4 Jahr', 'drei bis vier Jahr', '3-5 Jahr', '3 bis 5 Jahr', 'drei bis fünf Jahr']],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-seal-05',
    kind: 'follow-up',
    form: 'standard',
    turns: [
      'Wir haben einen VW California, also etwas Kleines. Was kostet da die Versiegelung?',
      'Oh, das ist mehr als gedacht. Warum so viel?',
    ],
    mustContain: [['Vorarbeit', 'polier', 'politur', 'waschen', 'wäsche', 'Aufwand', 'Arbeitstag']],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-seal-06',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Cha me s Womo nach em Versigle no dür d Waschaalag la?', 'U mit em Hochdruckreiniger?'],
    mustContain: [['Abstand', 'nicht zu nah', 'Distanz']],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-seal-07',
    kind: 'follow-up',
    form: 'dialect',
    turns: [
      'Mis Womo isch scho 18 Jöhrig, lohnt sich e Versiglig do no?',
      'es isch halt chli chriidig a de Siite, goht das weg?',
    ],
    mustContain: [['polier', 'politur', 'Bild', 'Foto', 'ansehen', 'anschauen']],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-seal-08',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Was wird bei der Keramikversiegelung alles behandelt?', 'Die Fenster auch?'],
    mustContain: [['Acryl', 'decken', 'abgedeckt', 'heikel', 'Lösungsmittel', 'nein', 'nicht versiegelt']],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-seal-09',
    kind: 'follow-up',
    form: 'typo',
    turns: ['wielange hält die versigelung', 'aso 5 jahr garantie aber nur 3 jahr haltbar? das versteh ich nicht'],
    mustContain: [
      [
        'nutzt',
        'Kilometer',
        ' Pflege',
        'gepflegt',
        'Auffrisch',
        'beansprucht',
        'Standplatz',
        'in der Offerte',
        'schriftlich',
      ],
    ],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-seal-10',
    kind: 'follow-up',
    form: 'keywords',
    turns: ['Pflege nach Versiegelung', 'Wachs auch?'],
    mustContain: [
      [
        'nicht mehr nötig',
        'nicht nötig',
        'unnötig',
        'nicht mehr notwendig',
        'nicht notwendig',
        'kein Wachs',
        'braucht es nicht',
        'braucht es kein',
        'brauchen Sie nicht',
        'brauchen Sie kein',
        'erübrigt',
        'überflüssig',
        'nein',
      ],
    ],
    mustNotContain: EVADES,
  },
];
