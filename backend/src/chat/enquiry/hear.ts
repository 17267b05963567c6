import { ENQUIRY_SLOTS, type Enquiry, type EnquiryAsked, type EnquirySlot, isFinal } from './enquiry.js';
import { addWish, decline, fillSlots } from './fill-slots.js';
import { slotHolding } from './find-replaced.js';
import { isDispute } from './intent/find-named.js';
import { asksSomething, isKeywords } from './intent/is-question.js';
import { type Intent, readIntent } from './intent/read-intent.js';
import { wantsCallback, wantsPerson } from './intent/read-request.js';
import { contentWords } from './intent/wish-words.js';
import { plainText } from './plain-text.js';
import { type Details, readDetails } from './read-details.js';
import { readService } from './read-service.js';
import { correctInPlace, replacementIn } from './replacement-in.js';
import { isOnlyQuestion, wishPart } from './wish-part.js';

/** A message and what it does to the enquiry's contents, before anything is answered. */
export interface Heard {
  readonly text: string;
  /** The text without the details in it. */
  readonly rest: string;
  readonly intent: Intent;
  /** The enquiry with what the message told; `asked` is still what it answers. */
  readonly enquiry: Enquiry;
  /** Slots that hold other words than before. */
  readonly changed: readonly EnquirySlot[];
  /** True if the message brought the enquiry further. */
  readonly hasNews: boolean;
  /** True if something is asked that no detail answers: «Hymer B 678?» asks nothing. */
  readonly isQuestion: boolean;
}

const CALLS_A_NAME = /name|heiss|grüss|gruss|(?<!\p{L})lg(?!\p{L})/iu;

/** Reads a message for all that it tells about an enquiry. */
export function hear(before: Enquiry, message: string): Heard {
  const typed = plainText(message);
  const replaced = replacementIn(typed, before);
  const text = replaced?.text ?? typed;
  const held = replaced === null ? undefined : slotHolding(replaced.old, before);
  const asked: EnquiryAsked = held ?? before.asked;
  const { details, rest } = readDetails(text, asked);
  const intent = intentOf(typed, before.asked);
  const filled = fillSlots(before, detailsThatCount(before, asked, text, details));
  const corrected = replaced === null ? filled : correctInPlace(before, filled, replaced, held);
  const told = held === 'message' ? corrected : withWish(corrected, text, details, intent);
  const enquiry = withService(told, replaced?.next ?? text, replaced !== null || asked === 'message');
  const changed = ENQUIRY_SLOTS.filter((slot) => enquiry.slots[slot] !== before.slots[slot]);
  const isQuestion = asksSomething(rest) || (before.asked !== 'message' && isKeywords(text));
  const hasNews = changed.some((slot) => slot !== 'message' || isOpenFor(before.asked)) || isOther(enquiry, before);
  return { text, rest, intent, enquiry: offeredOnce(enquiry), changed, hasNews, isQuestion };
}

/** «Ich weiss nicht, ob die Politur reicht» refuses nothing where the wish was asked for. */
function intentOf(text: string, asked: EnquiryAsked): Intent {
  const intent = readIntent(text, isFinal(asked));
  const isWish = intent === 'decline' && asked === 'message' && contentWords(text).length > 1;
  return isWish ? 'none' : intent;
}

/** Where more about the wish is an answer; elsewhere it is kept, and what was asked for is still open. */
function isOpenFor(asked: EnquiryAsked): boolean {
  return asked === 'message' || isFinal(asked);
}

function isOther(enquiry: Enquiry, before: Enquiry): boolean {
  return enquiry.serviceType !== before.serviceType;
}

/**
 * Details that a message gives, not those that it only mentions: «Was würde es für einen Fiat kosten?» asks about another
 * vehicle, and «Ich bin Bäcker» is no other name.
 */
function detailsThatCount({ slots }: Enquiry, asked: EnquiryAsked, text: string, details: Details): Details {
  const isMention = isOnlyQuestion(text);
  const isNamed = asked === 'name' || CALLS_A_NAME.test(text);
  const counts = (slot: EnquirySlot) => slots[slot] === undefined || (!isMention && (slot !== 'name' || isNamed));
  return Object.fromEntries(Object.entries(details).filter(([slot]) => counts(slot as EnquirySlot))) as Details;
}

/**
 * What tells of the wish: the answer to the question for it, else what says more than the details do. Of a message that
 * means something else (a no, a call for people) nothing is taken.
 */
function withWish(enquiry: Enquiry, text: string, details: Details, intent: Intent): Enquiry {
  const isAnswer = enquiry.asked === 'message';
  const isOther =
    wantsPerson(text) ||
    (wantsCallback(text) && !isFinal(enquiry.asked)) ||
    (isFinal(enquiry.asked) && isDispute(text)) ||
    (!isAnswer && isKeywords(text));
  if (enquiry.left || intent !== 'none' || isOther) return enquiry;
  const isNamed = readService(text) !== undefined;
  const fewest = isAnswer || (isFinal(enquiry.asked) && text.includes(' ')) || isNamed ? 1 : 2;
  return addWish(enquiry, wishPart(text, details, fewest));
}

/** The first service that is named counts; another one replaces it only where it is corrected. */
function withService(enquiry: Enquiry, text: string, isCorrected: boolean): Enquiry {
  const serviceType = asksSomething(text) ? undefined : readService(text);
  const counts = enquiry.serviceType === undefined || isCorrected;
  return serviceType === undefined || !counts ? enquiry : { ...enquiry, serviceType };
}

/** Size and date are offered together once: whatever is answered, what is still open then stays open. */
function offeredOnce(enquiry: Enquiry): Enquiry {
  if (enquiry.asked !== 'extras') return enquiry;
  return decline(
    enquiry,
    ...(['dimensions', 'desiredDate'] as const).filter((slot) => enquiry.slots[slot] === undefined),
  );
}
