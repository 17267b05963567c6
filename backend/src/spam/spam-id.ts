import { validate as isUuid } from 'uuid';
import { NotFound } from '../problem/business-error.js';

/** The answer for what is not, or no more, suspected of being spam. */
export function spamNotFound(): NotFound {
  return new NotFound('Diese Anfrage steht nicht (mehr) unter Spamverdacht.');
}

/** An id from an address. @throws NotFound when it can't be the id of any submission */
export function parseSpamId(id: string): string {
  if (!isUuid(id)) throw spamNotFound();
  return id;
}
