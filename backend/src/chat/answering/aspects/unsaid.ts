import type { Aspect } from './aspect.js';
import { unsaidPeople } from './unsaid/unsaid-people.js';
import { unsaidPlaces } from './unsaid/unsaid-places.js';
import { unsaidTerms } from './unsaid/unsaid-terms.js';
import { unsaidWorks } from './unsaid/unsaid-works.js';

/** Questions that are often asked of such a business, and that the site does not answer: a near-by text must not. */
const UNSAID = [...unsaidTerms, ...unsaidPeople, ...unsaidPlaces, ...unsaidWorks];

/** None of them has an answer to give: what they cover is not told either. */
export const unsaid: readonly Aspect[] = UNSAID.map((aspect) => ({
  ...aspect,
  // No part of a compound: «Stellplatz» asks for no job.
  patterns: aspect.patterns.map((pattern) => pattern.replace(/(?<=^|[ |!])(?=\p{L})/gu, '=')),
  about: 'either',
  isSure: true,
  answer: () => ({ text: '', isUnknown: true }),
}));
