import type { Enquiry, EnquiryStep } from './enquiry.js';
import { hear } from './hear.js';
import { asksSomething } from './intent/is-question.js';
import { readService } from './read-service.js';
import { onward } from './steps/turn.js';
import { wholeWords, wordsOf } from './whole-words.js';

/** Longer messages say what is wished by themselves. */
const MOST_WORDS = 12;
const TAKES_BACK = wholeWords(
  'doch|versehen|verseh|versehentlich|vertippt|missverständnis|(?:nicht|nid|nöd|ned) (?:abbrechen?|gemeint)|weiter|wiiter|weitermachen|wiitermache|fortsetzen|fortfahren',
);
const NOT_AT_ALL = wholeWords(
  'doch (?:(?:nicht|nid|nöd|ned)(?! abbrech)|keine?)|weiter(?:hin)? (?:nicht|nid|nöd)|ohne weiteres',
);

/**
 * Takes a call-off back, said with the very next message: «ou doch, ich möchte den Termin doch».
 *
 * @param calledOff the enquiry as it was
 * @returns null where the message is about something else
 */
export function resumeEnquiry(calledOff: Enquiry, message: string): EnquiryStep | null {
  const isBrief = wordsOf(message).length <= MOST_WORDS;
  const isTakenBack = TAKES_BACK.test(message) && !NOT_AT_ALL.test(message) && !asksSomething(message);
  const service = readService(message);
  const isOther = service !== undefined && service !== calledOff.serviceType;
  if (!isBrief || !isTakenBack || isOther) return null;
  // What is told beside the change of mind is no answer to what was asked.
  const { enquiry } = hear({ ...calledOff, asked: 'confirmation' }, message);
  const { message: wish, ...slots } = enquiry.slots;
  const told = calledOff.slots.message ?? wish;
  const open: Enquiry = {
    ...enquiry,
    asked: calledOff.asked,
    slots: told === undefined ? slots : { ...slots, message: told },
  };
  return onward(open, 'Gerne, machen wir weiter.');
}
