import { actsOf } from '../reading/read-acts.js';
import { readService } from '../reading/read-service.js';
import { wholeWords } from '../reading/whole-words.js';
import type { Enquiry } from './enquiry.js';
import { type EnquiryStep, onward } from './enquiry-step.js';
import { readMessage } from './read-message.js';

/** «Ja, gut» only heard that it is called off; who takes that back says so. */
const TAKES_BACK = wholeWords(
  '(?<!isc?h?t? )doch|(?:ab)?(?:send|sänd|schick|schigg)\\p{L}*|(?:fort|w[ei]iter)(?:mach|fahr|setz|füh?e?r)\\p{L}*|mach\\p{L}* \\P{P}*w[ei]iter',
);
const HOLDS = wholeWords(
  'ni(?:cht|chts|d|t)|nöd|n[uü]t|kein\\p{L}*|später|abbrech\\p{L}*|lösch\\p{L}*|i(?:ch)? (?:schick|send|ruef|ruf|komm)e?|(?:schick|send|ruef|ruf|komm)e? i(?:ch)?',
);

/**
 * Takes a call-off back, said with the very next message: «ou doch, ich möchte den Termin doch», «doch, aber an 079 …».
 *
 * @param calledOff the enquiry as it was
 * @returns null where the message is about something else, or leaves it at that
 */
export function resumeEnquiry(calledOff: Enquiry, message: string): EnquiryStep | null {
  if (!TAKES_BACK.test(message) || HOLDS.test(message)) return null;
  const service = readService(message);
  const isOther = service !== undefined && service !== calledOff.serviceType;
  // What takes it back is no part of the wish: of an enquiry that was left, details alone are read.
  const { enquiry, changed } = readMessage({ ...calledOff, asked: 'correction', left: true }, message);
  const { left: _left, ...open } = enquiry;
  const isBack = actsOf(message, 'resume').has('yes') || changed.length > 0;
  return isBack && !isOther ? onward(open, ['onward']) : null;
}
