import { hasUnclearEmail } from './details/read-email.js';
import { type Enquiry, type EnquiryAsked, isFinal } from './enquiry.js';
import { addWish } from './fill-slots.js';
import { isDispute, wantsChange } from './intent/find-named.js';
import { isKeywords } from './intent/is-question.js';
import type { Intent } from './intent/read-intent.js';
import { asksToWait, wantsCallback, wantsPerson } from './intent/read-request.js';
import { contentWords, isActivity } from './intent/wish-words.js';
import type { Reading } from './read-details.js';
import { readService } from './read-service.js';
import { wholeWords } from './whole-words.js';
import { wishPart } from './wish-part.js';

const OTHERWISE = wholeWords('nein|nei|doch|lieber|eigentlich|nicht|nid|nöd|ned|statt|anstatt');
const RATHER = wholeWords('doch lieber|lieber doch|doch eher|eigentlich (?:doch|lieber|eher)|lieber|statt|anstatt');
const BESIDES = wholeWords('auch|noch|zusätzlich|dazu|au|no|plus');

/**
 * What tells of the wish: the answer to the question for it, else what says more than the details do. Of a message that
 * means something else (a no, a call for people) nothing is taken.
 */
export function withWish(enquiry: Enquiry, text: string, reading: Reading, intent: Intent): Enquiry {
  const isAnswer = enquiry.asked === 'message';
  const isOther =
    wantsPerson(text) ||
    asksToWait(text) ||
    (!isAnswer && hasUnclearEmail(text)) ||
    (wantsCallback(text) && !isFinal(enquiry.asked)) ||
    (isFinal(enquiry.asked) && (isDispute(text) || isMereChange(text))) ||
    (!isAnswer && isKeywords(text));
  if (enquiry.left || intent !== 'none' || isOther) return enquiry;
  const isNamed = readService(text) !== undefined || isActivity(text);
  const fewest = isAnswer || (isFinal(enquiry.asked) && text.includes(' ')) || isNamed ? 1 : 2;
  return addWish(enquiry, wishPart(text, reading, fewest));
}

/** «Ich habe mich vertippt» says that something is to be changed, and not yet what. */
function isMereChange(text: string): boolean {
  return wantsChange(text) && contentWords(text).length <= 2;
}

/**
 * «Eigentlich doch lieber die Einlagerung», but not «auch noch die Einlagerung». Before all is read back it takes more
 * than a no, which may be about what was asked.
 */
export function changesMind(text: string, asked: EnquiryAsked): boolean {
  return (isFinal(asked) ? OTHERWISE : RATHER).test(text) && !BESIDES.test(text);
}

/** True where the service was only supposed, from what was talked about: one that is named is surer. */
export function namesSupposed({ slots }: Enquiry, text: string): boolean {
  return readService(slots.message ?? '') === undefined && !BESIDES.test(text);
}
