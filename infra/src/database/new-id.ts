import { randomUUID } from 'node:crypto';

/**
 * The id of a new row: a UUID of version 7 (RFC 9562), so that an index takes ids in the order of their time. Node keeps
 * random bytes ready for its own UUIDs, whereas the `uuid` package asks the system for those of each single one.
 *
 * @param moment milliseconds since 1970
 */
export function newId(moment = Date.now()): string {
  const time = moment.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
