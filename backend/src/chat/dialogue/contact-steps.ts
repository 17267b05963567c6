import { inStandardGerman } from '../language/dialect.js';
import { asksForContact, type ContactSlot, type EnquiryAsked, findNamed } from '../reading/enquiry-slots.js';
import { hasUnclearEmail, likelyDomain } from '../reading/read-email.js';
import { findUnclearPhone, joinPhone, readBegunPhone } from '../reading/read-phone.js';
import { wholeWords, wordsOf } from '../reading/whole-words.js';
import { decline, type Enquiry, hasContact, setSlot, withoutSlot } from './enquiry.js';
import { askFor, type EnquiryStep, hinted, needed, onward, type StepInput, wasHinted } from './enquiry-step.js';
import type { Said } from './sentences.js';

const isContactSlot = (slot: EnquiryAsked): slot is ContactSlot => slot === 'phone' || slot === 'email';

/** «gmail.com natürlich»: the usual domain takes the place of the one that was doubted. */
export function domainCorrected({ text, before, changed }: StepInput): EnquiryStep | null {
  const { email = '' } = before.slots;
  const domain = before.asked === 'email' ? likelyDomain(email) : null;
  if (domain === null || changed.includes('email') || !text.toLowerCase().includes(domain)) return null;
  return onward(setSlot(before, 'email', email.replace(/(?<=@).*$/u, domain)), ['changed']);
}

/** An address or a number that can't be read is asked for again; a number typed twice is taken as it is. */
export function unreadable(turn: StepInput): EnquiryStep | null {
  const { text, rest, hasNews, changed, enquiry, before } = turn;
  const isMeant = asksForContact(before.asked) || !hasContact(enquiry) || findNamed(text).some(isContactSlot);
  if (!isMeant || changed.some(isContactSlot)) return null;
  const again = (hint: ContactSlot, open: Enquiry, says: Said) => {
    const thanks: readonly Said[] = hasNews ? [['thanks', 0]] : [];
    return askFor(hinted(open, hint), isContactSlot(before.asked) ? before.asked : 'contact', ...thanks, says);
  };
  if (hasUnclearEmail(rest)) {
    const isAgain = wasHinted(enquiry, 'email');
    return isAgain ? askFor(enquiry, 'contact', ['askOther']) : again('email', enquiry, ['hint', 'email']);
  }
  const begun = begunPhone(turn);
  // Who writes the same once more means it so.
  if (begun !== undefined && begun !== before.phoneBegun) {
    return again('phone', { ...enquiry, phoneBegun: begun }, ['askRest', begun]);
  }
  const phone = findUnclearPhone(rest)?.words;
  if (phone === undefined) return null;
  const isAgain = wasHinted(enquiry, 'phone');
  return isAgain
    ? onward(setSlot(enquiry, 'phone', phone), ['numberAsTyped'])
    : again('phone', enquiry, ['hint', 'phone']);
}

/** «079 123» of a number that goes on in the next message. */
function begunPhone({ before: { phoneBegun }, text, rest }: StepInput): string | undefined {
  const joined = phoneBegun === undefined ? undefined : joinPhone(phoneBegun, text);
  return joined?.words ?? readBegunPhone(rest);
}

const MOST_WORDS = 7;
const WILL_DO = wholeWords('geht|gaht|goht|geit|ginge|gieng|reicht|längt|langt|genügt|auch|au|ou|lieber|möglich|mögli');

const NOT = wholeWords('nicht|keine?n?|ohne');
const OTHER = { phone: 'email', email: 'phone' } as const;

/** «Per Mail», «geht auch E-Mail?»: how, and not yet where. Whatever else was asked for is not wished. */
export function otherWay({ text, hasNews, intent, isQuestion, before, enquiry }: StepInput): EnquiryStep | null {
  const { asked } = before;
  const [way, further] = findNamed(text).filter(isContactSlot);
  const isOne = way !== undefined && further === undefined && wordsOf(text).length <= MOST_WORDS;
  const isSaid = intent === 'none' && (!isQuestion || WILL_DO.test(text));
  if (hasNews || !asksForContact(asked) || !isOne || !isSaid || way === asked) return null;
  // «Telefon bitte nicht, ich höre schlecht»
  const refused = NOT.test(inStandardGerman(text)) ? way : asked === 'contact' ? null : asked;
  const open = refused === null ? enquiry : decline(enquiry, refused);
  const wished = refused === way ? OTHER[way] : way;
  return askFor(open, wished, ['gladly'], ['ask', open, wished]);
}

/** Either of phone and mail will do: only whoever refuses both learns why one is needed. */
export function refusedContact(turn: StepInput): EnquiryStep {
  const { text, before, enquiry: open } = turn;
  const { email } = open.slots;
  const isDoubted = before.asked === 'email' && email !== undefined && likelyDomain(email) !== null;
  if (isDoubted) return askFor(withoutSlot(open, 'email'), 'email');
  const one = isContactSlot(before.asked) ? before.asked : findNamed(text).find(isContactSlot);
  const enquiry = one === undefined ? open : decline(open, one);
  const isLeft = one !== undefined && !(['phone', 'email'] as const).every((slot) => enquiry.declined.includes(slot));
  return isLeft ? onward(enquiry, ['noProblem']) : needed(turn, 'contact', enquiry);
}
