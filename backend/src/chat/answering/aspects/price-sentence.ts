import type { Subject } from '../subjects/subject.js';
import { priceOf } from './site-facts.js';

/** How a single price is told: «Die Einlagerung kostet ab CHF 150 pro Monat.» */
export function priceSentence(subject: Subject): string {
  const written = priceOf(subject);
  if (written === undefined) return '';
  if (subject.price === undefined) return `${subject.name}: Den Preis nennen wir ${written}.`;
  return `${subject.name} kostet ${written}${written.endsWith('.') ? '' : '.'}`;
}
