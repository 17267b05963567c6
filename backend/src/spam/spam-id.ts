import { validate as isUuid } from 'uuid';
import { Problem } from '../problem/problem.js';

/** The answer for what is not, or no more, suspected of being spam. */
export function spamNotFound(): Problem {
  return new Problem(404, 'nicht-gefunden', 'Diese Anfrage steht nicht (mehr) unter Spamverdacht.');
}

/** An id from an address. @throws Problem 404 when it can't be the id of any submission */
export function parseSpamId(id: string): string {
  if (!isUuid(id)) throw spamNotFound();
  return id;
}
