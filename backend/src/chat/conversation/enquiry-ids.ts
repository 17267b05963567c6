import { uuidOf } from '../../intake/submission-id.js';
import type { Conversation } from './conversation.js';

/**
 * The id under which the enquiry that is open in a conversation is submitted once its visitor says yes: from the
 * conversation, the number of enquiries submitted before, and what was read back. A yes that is repeated, because a process
 * died before it could note the first, thus makes one lead; one to other words makes a lead of its own, so that a
 * correction in between is not lost.
 */
export function confirmedEnquiryId({ id, state: { submitted, enquiry } }: Conversation): string {
  const { wish, serviceType, slots } = enquiry ?? {};
  const ordered = Object.entries(slots ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return uuidOf(`chat\n${id}\n${submitted}\n${JSON.stringify([wish, serviceType, ordered])}`);
}

/**
 * The id under which an enquiry goes to staff that its visitor left open; the same for whichever process sends it, and
 * another once it was sent: what is told later goes to staff as well.
 */
export function unfinishedEnquiryId({ id, enquiries, submissionIds }: Conversation): string {
  return uuidOf(`chat, unfinished\n${id}\n${enquiries}\n${submissionIds.length}`);
}
