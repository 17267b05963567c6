import { validate as isUuid } from 'uuid';
import { NotFound } from '../problem/business-error.js';

/** The answer for an id that no lead has. */
export function leadNotFound(): NotFound {
  return new NotFound('Diesen Lead gibt es nicht.');
}

/** An id from an address. @throws NotFound when it can't be the id of any lead */
export function parseLeadId(id: string): string {
  if (!isUuid(id)) throw leadNotFound();
  return id;
}
