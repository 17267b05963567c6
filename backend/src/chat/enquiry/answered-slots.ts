import type { Enquiry, EnquirySlot } from './enquiry.js';
import { decline } from './fill-slots.js';

/**
 * The enquiry once its question was answered, with whatever but a question: what was not told then is not asked again.
 *
 * @param changed slots that the answer filled
 */
export function withAnswered(enquiry: Enquiry, changed: readonly EnquirySlot[]): Enquiry {
  const { asked, slots } = enquiry;
  // A mail address to the question for the phone number says how somebody wants to be reached.
  if (asked === 'phone' && changed.includes('email') && slots.phone === undefined) return decline(enquiry, 'phone');
  if (asked !== 'extras') return enquiry;
  return decline(enquiry, ...(['dimensions', 'desiredDate'] as const).filter((slot) => slots[slot] === undefined));
}
