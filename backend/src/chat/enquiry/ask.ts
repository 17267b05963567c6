import type { Enquiry } from './enquiry.js';
import { nextAsk } from './next-ask.js';
import { questionFor } from './wording/questions.js';
import { readBack } from './wording/read-back.js';

/** An enquiry with what is asked for now, and the words that ask. */
export interface Asking {
  readonly enquiry: Enquiry;
  readonly text: string;
  readonly isReadBack: boolean;
}

/** Asks for what is missing next; where nothing is, reads everything back. */
export function ask(enquiry: Enquiry): Asking {
  const asked = nextAsk(enquiry);
  const isReadBack = asked === 'confirmation';
  return {
    enquiry: { ...enquiry, asked },
    text: isReadBack ? readBack(enquiry) : questionFor(enquiry, asked),
    isReadBack,
  };
}
