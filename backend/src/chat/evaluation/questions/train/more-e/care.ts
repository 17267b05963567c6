import type { LabelledQuestion } from '../../../labelled-question.js';
import { UNANSWERED } from './labels.js';

/** How to wash after a sealing. */
export const careE: readonly LabelledQuestion[] = [
  {
    id: 'te-care-01',
    kind: 'care',
    form: 'dialect',
    turns: ['Dörf i mit em versiglete Outo no dür d Wöschstrass, die mit dene grosse Bürschte?'],
    mustContain: [
      [
        'meiden',
        'besser nicht',
        'nicht empfehl',
        'nicht empfohlen',
        'von Hand',
        'Handwäsche',
        'lieber nicht',
        'abraten',
        'verzichten',
      ],
    ],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-care-02',
    kind: 'care',
    form: 'standard',
    turns: ['Habe das Reisemobil am Freitag frisch versiegelt bei Ihnen abgeholt. Ab wann darf ich es wieder waschen?'],
    mustContain: [['ersten Tage', 'Temperatur', 'beim Abholen', 'einige Tage', 'paar Tage']],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-care-03',
    kind: 'care',
    form: 'dialect',
    turns: ['S hät so vil verschideni Shampoo im Lade, weles söll i denn neh für s versiglete Womo'],
    mustContain: [['pH-neutral', 'pH neutral', 'mild']],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-care-04',
    kind: 'care',
    form: 'typo',
    turns: ['vogeldrek auf der versigelung, schlim oder kan das bis zum wochenend warten'],
    mustContain: [['sofort', 'selben Tag', 'gleichen Tag', 'möglichst', 'rasch', 'schnell', 'gleich', 'nicht warten']],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-care-05',
    kind: 'care',
    form: 'dialect',
    turns: ['Muess mer nach em Versigle eigentlich no wachse so wie früehner?'],
    mustContain: [
      [
        'nicht mehr nötig',
        'nicht nötig',
        'nicht mehr notwendig',
        'nicht notwendig',
        'kein Wachs',
        'nicht mehr',
        'braucht es nicht',
        'überflüssig',
        'unnötig',
        'Nein',
      ],
    ],
    mustNotContain: UNANSWERED,
  },
];
