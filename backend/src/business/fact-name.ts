import { type FactName, isFactName } from '@fahrzeugpflege/contracts';
import { Problem } from '../problem/problem.js';

/** A fact's name from an address. @throws Problem 404 for what is none */
export function parseFactName(name: string): FactName {
  if (!isFactName(name)) throw new Problem(404, 'nicht-gefunden', 'Diese Angabe gibt es nicht.');
  return name;
}
