import type { Answer, EnquiryWish } from '../answering/answer.js';
import { asksSomething } from '../enquiry/intent/is-question.js';
import { asksForPerson, wantsCallback } from '../enquiry/intent/read-request.js';
import { wholeWords } from '../enquiry/whole-words.js';
import { contactIn } from './contact-in.js';

const OFFER = wholeWords('offert\\p{L}*|kostenvoranschlag');
/** «Leasing Angebot» asks what there is. */
const QUOTATION = wholeWords('angebot');
const APPOINTMENT = wholeWords('termin');
/** «Danke für die Offerte» asks for none. */
const REQUEST = wholeWords(
  'mach|mache|machen|mached|macht|möchte|möcht|hätte|hätt|wett|wott|will|brauche|bruche|bruch|bitte|gerne|gern|gärn',
);

/**
 * What a message wants from people, beside what the engine heard: a person asked for in so many words is no offer, and
 * whoever leaves a number or an address without asking anything wants to hear from people.
 *
 * @returns null where nothing but the engine's answer is wanted
 */
export function statedWish(message: string, { kind, wish }: Answer): EnquiryWish | null {
  if (kind === 'enquiry') return wish === 'offer' && asksForPerson(message) ? 'person' : (wish ?? 'offer');
  const contact = contactIn(message);
  const wished = asksSomething(message) ? null : wishIn(message);
  if (kind === 'talk' && wished !== null && REQUEST.test(message)) return wished;
  if (kind !== 'unknown' && contact === null) return null;
  if (asksForPerson(message)) return 'person';
  if (wantsCallback(message)) return 'callback';
  if (wished !== null || contact === null) return wished;
  return contact === 'phone' ? 'callback' : 'person';
}

function wishIn(message: string): EnquiryWish | null {
  if (OFFER.test(message) || (QUOTATION.test(message) && REQUEST.test(message))) return 'offer';
  return APPOINTMENT.test(message) ? 'appointment' : null;
}
