import { matchMake } from '@fahrzeugpflege/contracts';
import { ENQUIRY_SLOTS, type Enquiry, type EnquiryAsked, type EnquirySlot, isFinal } from './enquiry.js';
import { decline, fillSlots, withoutSlot } from './fill-slots.js';
import { type Replacement, slotHolding } from './find-replaced.js';
import { asksSomething, isKeywords } from './intent/is-question.js';
import { type Intent, readIntent } from './intent/read-intent.js';
import { contentWords } from './intent/wish-words.js';
import { completesName } from './merge-name.js';
import { plainText } from './plain-text.js';
import { type Details, readDetails } from './read-details.js';
import { correctInPlace, replacementIn } from './replacement-in.js';
import { changesMind, namesSupposed, withService, withWish } from './told-wish.js';
import { isOnlyQuestion } from './wish-part.js';
import { withContext } from './with-context.js';

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

const SAYS_NO = /^(?:nein|nei|sorry)(?!\p{L})/iu;
const CALLS_A_NAME = /name|kontaktperson|ansprechperson|heiss|grüss|gruss|(?<!\p{L})lg(?!\p{L})/iu;

/** Reads a message for all that it tells about an enquiry. */
export function hear(before: Enquiry, message: string): Heard {
  const typed = plainText(message);
  const replaced = replacementIn(typed, before);
  const text = replaced?.text ?? typed;
  const held = replaced === null ? undefined : slotHolding(replaced.old, before);
  const asked: EnquiryAsked = held ?? before.asked;
  const reading = withContext(readDetails(text, asked), before);
  const { details, rest } = reading;
  const intent = intentOf(typed, before.asked);
  const open = held === 'vehicle' && takesMakeBack(replaced) ? withoutSlot(before, 'vehicle') : before;
  const filled = fillSlots(open, detailsThatCount(before, asked, text, details), text);
  const corrected = replaced === null ? filled : correctInPlace(before, filled, replaced, held);
  const told = held === 'message' ? corrected : withWish(corrected, text, reading, intent);
  const isMeant = replaced !== null || asked === 'message' || changesMind(text, asked) || namesSupposed(before, text);
  const enquiry = withService(told, replaced?.next ?? text, isMeant);
  const changed = ENQUIRY_SLOTS.filter((slot) => enquiry.slots[slot] !== before.slots[slot]);
  const isQuestion = asksSomething(rest) || (before.asked !== 'message' && isKeywords(text));
  const hasNews = changed.some((slot) => slot !== 'message' || isOpenFor(before.asked)) || isOther(enquiry, before);
  const isAnswered = hasNews || !isQuestion;
  return {
    text,
    rest,
    intent,
    enquiry: isAnswered ? offeredOnce(enquiry, changed) : enquiry,
    changed,
    hasNews,
    isQuestion,
  };
}

/** «Nicht Hymer, sondern Zebra 500»: of the old vehicle nothing stays. */
function takesMakeBack(replaced: Replacement | null): boolean {
  return replaced !== null && matchMake(replaced.old) !== null;
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
  const isCorrected = asked === 'correction' || (isFinal(asked) && SAYS_NO.test(text));
  const isNewName = isNamed || completesName(slots.name, details.name) || isCorrected;
  const counts = (slot: EnquirySlot) => slots[slot] === undefined || (!isMention && (slot !== 'name' || isNewName));
  return Object.fromEntries(Object.entries(details).filter(([slot]) => counts(slot as EnquirySlot))) as Details;
}

/**
 * Size and date are asked for once: whatever is answered but a question, what was asked for together and is still open
 * then stays open; and so does one of them where something else is told instead.
 */
function offeredOnce(enquiry: Enquiry, changed: readonly EnquirySlot[]): Enquiry {
  const { asked, wish } = enquiry;
  // An appointment is nothing without its date.
  const isPassedOver = wish === 'offer' && changed.some((slot) => slot !== 'message' && slot !== asked);
  const isOne = (asked === 'dimensions' || asked === 'desiredDate') && isPassedOver;
  if (asked !== 'extras' && !isOne) return enquiry;
  const offered = isOne ? [asked] : (['dimensions', 'desiredDate'] as const);
  return decline(enquiry, ...offered.filter((slot) => enquiry.slots[slot] === undefined));
}
