import type { Aspect } from './aspect.js';
import { unsaidDiscounts } from './unsaid/unsaid-discounts.js';
import { unsaidDropping } from './unsaid/unsaid-dropping.js';
import { unsaidMishaps } from './unsaid/unsaid-mishaps.js';
import { unsaidOthers } from './unsaid/unsaid-others.js';
import { unsaidOwnWork } from './unsaid/unsaid-own-work.js';
import { unsaidPeople } from './unsaid/unsaid-people.js';
import { unsaidPlaces } from './unsaid/unsaid-places.js';
import { unsaidTerms } from './unsaid/unsaid-terms.js';
import { unsaidWorks } from './unsaid/unsaid-works.js';

/** Questions that are often asked of such a business, and that the site does not answer: a near-by text must not. */
const UNSAID = [
  ...unsaidTerms,
  ...unsaidDiscounts,
  ...unsaidPeople,
  ...unsaidOthers,
  ...unsaidDropping,
  ...unsaidPlaces,
  ...unsaidMishaps,
  ...unsaidWorks,
  ...unsaidOwnWork,
];

/** None of them has an answer to give: what they cover is not told either. */
export const unsaid: readonly Aspect[] = UNSAID.map((aspect) => ({
  ...aspect,
  // No part of a compound: «Stellplatz» asks for no job.
  patterns: aspect.patterns.map((pattern) => pattern.replace(/(?<=^|[ |!])(?=\p{L})/gu, '=')),
  about: 'either',
  isSure: true,
  answer: () => ({ text: '', isUnknown: true }),
}));

const ids: ReadonlySet<string> = new Set(UNSAID.map(({ id }) => id));

/** Whether it is known that the site does not answer what an aspect asks. */
export function isUnsaid(id: string): boolean {
  return ids.has(id);
}
