import type { ToldContact } from '../conversation/conversation.js';
import { ENQUIRY_SLOTS, type Enquiry } from './enquiry.js';
import { echo } from './plain-text.js';
import type { Details } from './read-details.js';

/** What was told before an enquiry begins. */
export interface Before {
  /** Name and contact of an enquiry before this one. */
  readonly told?: ToldContact | undefined;
  /** What was said of oneself and of the own vehicle before anything was wished. */
  readonly mentioned?: Details | undefined;
  /** Details of an enquiry that was left before. */
  readonly slots?: Enquiry['slots'] | undefined;
}

/**
 * The slots that are filled before the message is read. Who was told by an earlier enquiry asks again, unless somebody
 * else is named now; an enquiry that was left is surer than both.
 *
 * @param details what the message itself tells
 */
export function slotsBefore({ told = {}, mentioned = {}, slots = {} }: Before, details: Details): Enquiry['slots'] {
  const name = details.name ?? mentioned.name;
  const isOther = name !== undefined && told.name !== undefined && !name.includes(told.name);
  const known = isOther || Object.keys(slots).length > 0 ? {} : told;
  return { ...mentioned, ...known, ...slots };
}

/** Said at once: who is somebody else, or has another number by now, can say so. What was left open was said when it was told. */
export function takenOver(enquiry: Enquiry, before: Enquiry['slots'], left: Enquiry['slots'] = {}): string {
  const words = ENQUIRY_SLOTS.filter((slot) => left[slot] === undefined && before[slot] !== undefined)
    .filter((slot) => enquiry.slots[slot] === before[slot])
    .map((slot) => echo(before[slot] ?? ''));
  return words.length === 0 ? '' : `Ihre Angaben von vorhin übernehme ich: ${words.join(', ')}.`;
}
