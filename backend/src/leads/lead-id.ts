import { validate as isUuid } from 'uuid';
import { Problem } from '../problem/problem.js';

/** The answer for an id that no lead has. */
export function leadNotFound(): Problem {
  return new Problem(404, 'nicht-gefunden', 'Diesen Lead gibt es nicht.');
}

/** An id from an address. @throws Problem 404 when it can't be the id of any lead */
export function parseLeadId(id: string): string {
  if (!isUuid(id)) throw leadNotFound();
  return id;
}
