import type { Enquiry, EnquiryAsked } from './enquiry.js';
import { nextAsk } from './next-ask.js';
import { againFor, questionFor } from './wording/questions.js';
import { readBack } from './wording/read-back.js';

/** An enquiry with what is asked for now, and the words that ask. */
export interface Asking {
  readonly enquiry: Enquiry;
  readonly text: string;
  readonly isReadBack: boolean;
}

/**
 * Asks for what is missing next; where nothing is, reads everything back.
 *
 * @param before what was asked for last: asked for again, it is asked in other words
 */
export function ask(enquiry: Enquiry, before?: EnquiryAsked): Asking {
  const asked = nextAsk(enquiry);
  const question = asked === before ? againFor(enquiry, asked) : questionFor(enquiry, asked);
  const isReadBack = asked === 'confirmation';
  return {
    enquiry: { ...enquiry, asked },
    text: isReadBack ? readBack(enquiry) : question,
    isReadBack,
  };
}
