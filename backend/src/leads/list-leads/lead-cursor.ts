import { validate as isUuid } from 'uuid';
import { isInstant } from './calendar.js';

/** The place of a lead in the list: when it was received, to the microsecond as PostgreSQL keeps it, and its id. */
export interface LeadCursor {
  /** ISO 8601 in UTC with six decimals. */
  readonly receivedAt: string;
  readonly id: string;
}

/** Opaque to clients. */
export function encodeCursor({ receivedAt, id }: LeadCursor): string {
  return Buffer.from(`${receivedAt} ${id}`).toString('base64url');
}

/** Null for anything that `encodeCursor` did not make. */
export function decodeCursor(text: string): LeadCursor | null {
  const [receivedAt = '', id = '', ...rest] = Buffer.from(text, 'base64url').toString().split(' ');
  return receivedAt.endsWith('Z') && isInstant(receivedAt) && isUuid(id) && rest.length === 0
    ? { receivedAt, id }
    : null;
}
