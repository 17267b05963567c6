import { v7 as uuidv7 } from 'uuid';
import type { Conversation, ConversationState } from '../conversation/conversation.js';
import type { Enquiry } from '../dialogue/enquiry.js';

/** An enquiry that was read back. */
export const enquiryExample: Enquiry = {
  kind: 'offer',
  serviceType: 'Keramikversiegelung',
  slots: { name: 'Anna Muster', email: 'Anna@example.ch', vehicle: 'Hymer B 544' },
  declined: [],
  asked: 'confirmation',
  idle: 0,
};

export const stateExample: ConversationState = { context: { subject: 's' }, enquiry: enquiryExample, submitted: 0 };

/** A conversation of one message, with an enquiry. */
export function conversationExample(more: Partial<Conversation> = {}): Conversation {
  const at = '2026-03-03T09:00:00.000Z';
  return {
    id: uuidv7(),
    messages: 1,
    state: stateExample,
    lines: [
      { role: 'user', content: 'Ich möchte eine Offerte', at },
      { role: 'bot', content: 'Gerne. Stimmt alles so?', at },
    ],
    enquiries: 1,
    emails: ['anna@example.ch'],
    phones: [],
    submissionIds: [],
    ...more,
  };
}
