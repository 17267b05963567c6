import { matchMake } from '@fahrzeugpflege/contracts/without-schemas';
import { ENQUIRY_SLOTS, type EnquiryAsked, type EnquirySlot, isFinal } from '../reading/enquiry-slots.js';
import { asksSomething, contentWords, isKeywords } from '../reading/is-question.js';
import { plainText } from '../reading/plain-text.js';
import { readFurtherDetails } from '../reading/read-further-details.js';
import { type Intent, readIntent } from '../reading/read-intent.js';
import { joinPhone } from '../reading/read-phone.js';
import { findNamed } from '../reading/read-request.js';
import { correctInPlace, type Replacement, replacementIn, slotHolding } from './corrections.js';
import type { Enquiry } from './enquiry.js';
import { detailsThatCount, fillSlots, withAnswered, withDropped, withoutSlot } from './fill-slots.js';
import { changesMind, namesSupposed, withService, withWish } from './told-wish.js';

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

/** Reads a message for all that it tells about an enquiry. */
export function hear(before: Enquiry, message: string): Heard {
  const typed = withBegunPhone(before, plainText(message));
  const replaced = replacementIn(typed, before);
  const text = replaced?.text ?? typed;
  const held = replaced === null ? undefined : slotHolding(replaced.old, before);
  const asked: EnquiryAsked = held ?? before.asked;
  const reading = readFurtherDetails(text, asked, before.slots);
  const { rest } = reading;
  const intent = intentOf(typed, before.asked);
  const open = held === 'vehicle' && takesMakeBack(replaced) ? withoutSlot(before, 'vehicle') : before;
  const counting = detailsThatCount(before, asked, text, reading);
  const filled = fillSlots(open, counting, text);
  const corrected = replaced === null ? filled : correctInPlace(before, withoutOther(filled, replaced), replaced, held);
  const told =
    held === 'message' ? corrected : withWish(corrected, text, withDropped(reading, counting, before), intent);
  const isMeant = replaced !== null || asked === 'message' || changesMind(text, asked) || namesSupposed(before, text);
  const enquiry = withoutBegun(withService(told, replaced?.next ?? text, isMeant), before);
  const changed = ENQUIRY_SLOTS.filter((slot) => enquiry.slots[slot] !== before.slots[slot]);
  const isQuestion = asksSomething(rest) || (before.asked !== 'message' && isKeywords(text));
  const hasNews = changed.some((slot) => slot !== 'message' || isOpenFor(before.asked)) || isOther(enquiry, before);
  const isAnswered = hasNews || !isQuestion;
  return {
    text,
    rest,
    intent,
    enquiry: isAnswered ? withAnswered(enquiry, changed) : enquiry,
    changed,
    hasNews,
    isQuestion,
  };
}

/** «079 123», and then «45 67»: a number that came in parts is read as one. */
function withBegunPhone({ phoneBegun, asked }: Enquiry, text: string): string {
  const isAsked = asked === 'phone' || asked === 'contact';
  const joined = phoneBegun !== undefined && isAsked ? joinPhone(phoneBegun, text) : undefined;
  return joined?.isWhole ? joined.words : text;
}

/** Once there is a number its beginning is of no use. */
function withoutBegun({ phoneBegun, ...enquiry }: Enquiry, before: Enquiry): Enquiry {
  const isOpen = phoneBegun !== undefined && enquiry.slots.phone === before.slots.phone;
  return isOpen ? { ...enquiry, phoneBegun } : enquiry;
}

/** «Telefon 079 … statt Mail»: one way is enough, and the other one is not wished. */
function withoutOther(filled: Enquiry, { old }: Replacement): Enquiry {
  const [called] = findNamed(old);
  const isOther = (called === 'email' && filled.slots.phone) || (called === 'phone' && filled.slots.email);
  return isOther && called !== undefined && contentWords(old).length === 0 ? withoutSlot(filled, called) : filled;
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
