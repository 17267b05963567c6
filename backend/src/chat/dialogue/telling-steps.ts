import { type EnquiryAsked } from '../reading/enquiry-slots.js';
import { hasUnclearEmail, likelyDomain } from '../reading/read-email.js';
import { findUnclearPhone, joinPhone, readBegunPhone } from '../reading/read-phone.js';
import { findNamed } from '../reading/read-request.js';
import { wordsOf } from '../reading/whole-words.js';
import { type Enquiry, hasContact, nextAsk } from './enquiry.js';
import { decline, setSlot } from './fill-slots.js';
import { askFor, type EnquiryStep, hinted, onceMore, onward, type StepInput, wasHinted } from './step.js';
import type { Said } from './wording.js';

/** A part of a number. */
const FIGURES = /^\s*\+?\d[\d ]{0,6}\s*$/u;

/** An address or a number that can't be read is asked for again; a number typed twice is taken as it is. */
export function unclear({ text, rest, hasNews, changed, enquiry, before }: StepInput): EnquiryStep | null {
  const isSaid = changed.includes('phone') || changed.includes('email');
  if (isSaid || !(isAboutContact(text, before.asked) || !hasContact(enquiry))) return null;
  const lead: readonly Said[] = hasNews ? [['thanks', 0]] : [];
  if (hasUnclearEmail(rest)) {
    if (wasHinted(enquiry, 'email')) return askFor(enquiry, 'contact', ['askOther']);
    return askFor(hinted(enquiry, 'email'), contactAsked(before.asked), ...lead, ['hint', 'email']);
  }
  const begun = begunPhone(before, text, rest);
  // Who writes the same once more means it so.
  if (begun !== undefined && begun !== before.phoneBegun) {
    return askFor({ ...hinted(enquiry, 'phone'), phoneBegun: begun }, contactAsked(before.asked), ...lead, [
      'askRest',
      begun,
    ]);
  }
  const isTooShort = FIGURES.test(text) && (before.asked === 'phone' || before.asked === 'contact');
  if (isTooShort) return askFor(enquiry, before.asked, ['hint', 'phone']);
  const phone = findUnclearPhone(rest)?.words;
  if (phone === undefined) return null;
  if (wasHinted(enquiry, 'phone')) {
    return onward(setSlot(enquiry, 'phone', phone), ['numberAsTyped']);
  }
  return askFor(hinted(enquiry, 'phone'), contactAsked(before.asked), ...lead, ['hint', 'phone']);
}

/** «079 123» of a number that goes on in the next message. */
function begunPhone({ phoneBegun }: Enquiry, text: string, rest: string): string | undefined {
  const joined = phoneBegun === undefined ? undefined : joinPhone(phoneBegun, text);
  return joined?.words ?? readBegunPhone(rest);
}

function isAboutContact(text: string, asked: EnquiryAsked): boolean {
  return asked === 'contact' || asked === 'phone' || asked === 'email' || findNamed(text).some(isContact);
}

const isContact = (slot: EnquiryAsked) => slot === 'phone' || slot === 'email';
const contactAsked = (asked: EnquiryAsked): EnquiryAsked => (isContact(asked) ? asked : 'contact');

/** Something was told: thanks in a word, and on to what is missing. */
export function noted({ before, changed, hasNews, enquiry }: StepInput): EnquiryStep | null {
  if (!hasNews) return null;
  const isCorrection = changed.some((slot) => slot !== 'message' && isOther(before.slots[slot], enquiry.slots[slot]));
  return onward(enquiry, isCorrection ? ['changed'] : ['thanks', Object.keys(before.slots).length]);
}

/** «Hymer B 544» says more than «Hymer», and nothing else. */
function isOther(before: string | undefined, now = ''): boolean {
  return before !== undefined && !now.includes(before);
}

/** Nothing was understood: asked again with a hint, and what can be left out is left out the second time. */
export function unhelped({ text, enquiry, changed, before }: StepInput): EnquiryStep {
  const { asked } = before;
  if (asked === 'extras') return onward(enquiry);
  if (asked === 'dimensions' || asked === 'desiredDate') return onward(decline(enquiry, asked), ['leftOpen']);
  const mended = asked === 'email' ? mendedEmail(before, text) : undefined;
  if (mended !== undefined) return onward(setSlot(before, 'email', mended), ['changed']);
  if (changed.includes('message')) return onceMore(enquiry, ['added']);
  // Asked for another address or number, or about a doubtful one, and there is one.
  const isSettled = (asked === 'contact' || isContact(asked)) && hasContact(enquiry);
  if (isSettled && nextAsk(enquiry) !== asked) return onward(enquiry, ['asBefore']);
  // «Per Mail» says how, not where.
  const way = asked === 'contact' ? findNamed(text).find(isContact) : undefined;
  if (way !== undefined) return askFor(enquiry, way);
  const hint = hintFor(asked);
  if (hint === null) return onceMore(enquiry);
  if (!wasHinted(enquiry, hint)) return onceMore(hinted(enquiry, hint), ['hint', hint]);
  const isOptional = hint === 'vehicle' || hint === 'message';
  return isOptional ? onward(decline(enquiry, hint), ['leftOpen']) : onceMore(enquiry);
}

/** «Nein, hotmail» mends the domain that was doubted. */
function mendedEmail({ slots: { email = '' } }: Enquiry, text: string): string | undefined {
  const domain = likelyDomain(email);
  const isNamed = domain !== null && wordsOf(text).some((word) => domain.split('.')[0] === word);
  return isNamed ? `${email.slice(0, email.lastIndexOf('@'))}@${domain}` : undefined;
}

function hintFor(asked: EnquiryAsked): 'name' | 'contact' | 'vehicle' | 'message' | null {
  if (isContact(asked)) return 'contact';
  return asked === 'name' || asked === 'contact' || asked === 'vehicle' || asked === 'message' ? asked : null;
}
