import { matchMake } from '@fahrzeugpflege/contracts';
import { KIND } from './details/vehicle-words.js';
import { type Enquiry, type EnquirySlot, isFinal } from './enquiry.js';
import { setSlot } from './fill-slots.js';
import { findReplaced, type Replacement, replaceWords, slotHolding } from './find-replaced.js';
import { readService } from './read-service.js';

/** «Nicht nur die Felgen, sondern auch das Dach» takes nothing back: what is replaced was said before. */
export function replacementIn(text: string, before: Enquiry): Replacement | null {
  const found = findReplaced(text);
  if (found === null) return null;
  const wasSaid = slotHolding(found.old, before) !== undefined || (readService(found.old) ?? '') === before.serviceType;
  return wasSaid || isFinal(before.asked) ? found : null;
}

/** A name's part or the wish's is replaced where it stands; other slots are said anew. */
export function correctInPlace(
  before: Enquiry,
  filled: Enquiry,
  { old, next }: Replacement,
  held?: EnquirySlot,
): Enquiry {
  const words = held && before.slots[held];
  // «Nöd Octavia, en Superb»: the make stays.
  const isModel = held === 'vehicle' && isModelAlone(old) && isModelAlone(next);
  const isPart = held === 'message' || isModel || (held === 'name' && filled.slots.name === next && words !== old);
  if (held === undefined || words === undefined || !isPart) return filled;
  return setSlot(filled, held, replaceWords(words, old, next));
}

function isModelAlone(words: string): boolean {
  return matchMake(words) === null && !/\d/.test(words) && !KIND.test(words);
}
