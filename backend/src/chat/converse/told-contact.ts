import type { ConversationState, ToldContact } from '../conversation/conversation.js';
import type { Enquiry } from '../enquiry/enquiry.js';

/** «Bitte alles löschen»: then nothing is kept. */
const DELETES = /lösch|verwerf|verwirf|vernicht/iu;

/**
 * The state once an enquiry is closed: what comes next is about something else until it says otherwise. Whoever calls off
 * or sends an enquiry and begins another in the same conversation need not say again who they are.
 */
export function closed(state: ConversationState, enquiry: Enquiry, message: string): ConversationState {
  const { told: before, ...others } = state;
  const told = DELETES.test(message) ? {} : { ...before, ...contactOf(enquiry) };
  return { ...others, context: {}, enquiry: null, sinceClosed: 0, ...(Object.keys(told).length > 0 && { told }) };
}

/** The same for an enquiry that is called off: the next message may take that back, unless all is to be deleted. */
export function calledOff(state: ConversationState, enquiry: Enquiry, message: string): ConversationState {
  const rest = closed(state, enquiry, message);
  return DELETES.test(message) ? rest : { ...rest, calledOff: enquiry };
}

function contactOf({ slots: { name, email, phone } }: Enquiry): ToldContact {
  return {
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
  };
}
