import type { EnquiryWish } from '../answer.js';

/** How a wish to people is recognised, in the notation of `compilePattern`. */
export interface WishWords {
  readonly wish: EnquiryWish;
  /** Said so, it is a wish. */
  readonly patterns: readonly string[];
  /** True where nobody is asked for anything: no wish beside a question, «Wir möchten ihn versiegeln lassen. Was kostet das?» */
  readonly isImplied?: boolean;
  /** Keywords: a wish if hardly anything else is said, or if they begin what is said: «Termin für …». */
  readonly keywords: readonly string[];
}
