import { randomUUID } from 'node:crypto';
import type { Visitor } from '../../support/visitor.js';

/** A visitor whom no other test shares: the staff area is searched by the name, the mails by the address. */
export function aUniqueVisitor(): Visitor {
  const mark = randomUUID().slice(0, 8);
  return { name: `Zoë Äschlimann ${mark}`, email: `zoe.${mark}@example.ch` };
}
