import type { Aspect } from '../aspect.js';

/** A question that is often asked of such a business, and that the site does not answer; see `Aspect`. */
export type UnsaidRow = Pick<Aspect, 'id' | 'patterns' | 'covers'>;
