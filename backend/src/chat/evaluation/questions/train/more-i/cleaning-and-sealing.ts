import type { LabelledQuestion } from '../../../labelled-question.js';
import { DOES_NOT_KNOW } from './labels.js';

const mustNotContain = [DOES_NOT_KNOW];

/** Cleaning and sealing: what they do, and what not. */
export const cleaningAndSealing: readonly LabelledQuestion[] = [
  {
    id: 'i-service-01',
    kind: 'service',
    form: 'dialect',
    turns: ['Mir händ en Hund und im Auto schmöckts halt demnoh. Bringed ihr das weg?'],
    mustContain: [['Dampf'], ['Geruch', 'Gerüche', 'riecht', 'Hund']],
    mustNotContain,
  },
  {
    id: 'i-service-02',
    kind: 'service',
    form: 'standard',
    turns: ['Womit putzen Sie eigentlich innen? Mein Kleiner reagiert allergisch auf scharfe Mittel.'],
    mustContain: [['ohne Reinigungsmittel', 'kein Reinigungsmittel', 'keine Reinigungsmittel', 'kein Mittel', 'Dampf']],
    mustNotContain,
  },
  {
    id: 'i-service-03',
    kind: 'service',
    form: 'typo',
    turns: ['get rotwein aus dem polster wider raus'],
    mustContain: [['Getränke', 'meist gut', 'Fleck']],
    mustNotContain,
  },
  {
    id: 'i-service-04',
    kind: 'service',
    form: 'dialect',
    turns: ['Üse Camper het so Zierstreife us Folie druffe, cha me das ou versigle?'],
    mustContain: [['folie'], ['einzeln', 'Offerte', 'ansehen', 'anschauen', 'schauen']],
    mustNotContain,
  },
  {
    id: 'i-service-05',
    kind: 'care',
    form: 'standard',
    turns: ['Muss ich nach der Versiegelung trotzdem noch wachsen?'],
    mustContain: [['nicht mehr nötig', 'nicht nötig', 'kein Wachs', 'nicht mehr wachsen', 'unnötig', 'überflüssig']],
    mustNotContain,
  },
  {
    id: 'i-service-06',
    kind: 'care',
    form: 'dialect',
    turns: ['dörf i nochher no i d Wöschstross fahre mit em versiglete Camper?'],
    mustContain: [['Bürsten', 'meiden', 'Waschanlage', 'von Hand', 'Handwäsche', 'Waschstrasse']],
    mustNotContain,
  },
  {
    id: 'i-service-07',
    kind: 'service',
    form: 'standard',
    turns: ['Bringt so eine Keramikschicht auch etwas, wenn auf der Autobahn Steine hochfliegen?'],
    mustContain: [
      ['Steinschlag', 'Steine'],
      ['nein', 'nicht'],
    ],
    mustNotContain,
  },
];
