import type { LabelledQuestion } from '../../../labelled-question.js';
import { AFTERNOON_OPENS, CLOSES, OPENS, UNANSWERED } from './labels.js';

/** Reckoned from the clock, or from a size. */
export const computeClockE: readonly LabelledQuestion[] = [
  {
    id: 'te-compute-07',
    kind: 'compute',
    form: 'dialect',
    turns: ['Be i zwänzg Minute bi öich, esch de scho offe oder mues i no warte?'],
    now: '2026-03-09T13:05:00+01:00',
    mustContain: [AFTERNOON_OPENS],
    mustNotContain: [...UNANSWERED, 'jetzt offen', 'gerade offen', 'jetzt geöffnet', 'gerade geöffnet'],
  },
  {
    id: 'te-compute-08',
    kind: 'compute',
    form: 'standard',
    turns: ['Wie lange ist heute noch jemand bei Ihnen?'],
    now: '2026-05-07T16:50:00+02:00',
    mustContain: [CLOSES],
    mustNotContain: [...UNANSWERED, 'jetzt geschlossen', 'gerade geschlossen'],
  },
  {
    id: 'te-compute-12',
    kind: 'compute',
    form: 'typo',
    turns: ['mein womo ist 8 meter lang und 3,2 hoch, zal ich da mehr als der preis der da steht für die versigelung'],
    mustContain: [['Länge', 'Grösse', 'hängt', 'Offerte', 'kommt darauf', 'je nach', 'grösser']],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-compute-13',
    kind: 'compute',
    form: 'typo',
    turns: ['wan macht ir wider auf'],
    now: '2026-03-08T20:00:00+01:00',
    mustContain: [['Montag', 'morgen'], OPENS],
    mustNotContain: UNANSWERED,
  },
];
