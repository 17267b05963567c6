import { joinPhone, readBegunPhone } from '../details/begun-phone.js';
import { likelyDomain } from '../details/likely-domain.js';
import { hasUnclearEmail } from '../details/read-email.js';
import { findUnclearPhone } from '../details/read-phone.js';
import { type Enquiry, type EnquiryAsked, type EnquiryStep, hasContact } from '../enquiry.js';
import { decline, setSlot } from '../fill-slots.js';
import { findNamed } from '../intent/find-named.js';
import { nextAsk } from '../next-ask.js';
import { wordsOf } from '../whole-words.js';
import { hints, restOf } from '../wording/questions.js';
import { askFor, hinted, onceMore, onward, type Turn, wasHinted } from './turn.js';

const STILL_UNCLEAR =
  'Die Adresse kann ich leider immer noch nicht lesen. Eine Telefonnummer genügt auch: Welche darf ich notieren?';

/** A part of a number. */
const FIGURES = /^\s*\+?\d[\d ]{0,6}\s*$/u;

/** An address or a number that can't be read is asked for again; a number typed twice is taken as it is. */
export function unclear({ text, rest, hasNews, changed, enquiry, before }: Turn): EnquiryStep | null {
  const isSaid = changed.includes('phone') || changed.includes('email');
  if (isSaid || !(isAboutContact(text, before.asked) || !hasContact(enquiry))) return null;
  const lead = hasNews ? 'Danke. ' : '';
  if (hasUnclearEmail(rest)) {
    if (wasHinted(enquiry, 'email')) return askFor(enquiry, 'contact', STILL_UNCLEAR);
    return askFor(hinted(enquiry, 'email'), contactAsked(before.asked), lead + hints.email);
  }
  const begun = begunPhone(before, text, rest);
  // Who writes the same once more means it so.
  if (begun !== undefined && begun !== before.phoneBegun) {
    return askFor({ ...hinted(enquiry, 'phone'), phoneBegun: begun }, contactAsked(before.asked), lead + restOf(begun));
  }
  const isTooShort = FIGURES.test(text) && (before.asked === 'phone' || before.asked === 'contact');
  if (isTooShort) return askFor(enquiry, before.asked, hints.phone);
  const phone = findUnclearPhone(rest)?.words;
  if (phone === undefined) return null;
  if (wasHinted(enquiry, 'phone')) {
    return onward(setSlot(enquiry, 'phone', phone), 'Danke, ich gebe die Nummer so weiter.');
  }
  return askFor(hinted(enquiry, 'phone'), contactAsked(before.asked), lead + hints.phone);
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
export function noted({ before, changed, hasNews, enquiry }: Turn): EnquiryStep | null {
  if (!hasNews) return null;
  const isCorrection = changed.some((slot) => slot !== 'message' && isOther(before.slots[slot], enquiry.slots[slot]));
  const thanks = ['Danke.', 'Alles klar.', 'Notiert.'][Object.keys(before.slots).length % 3] ?? 'Danke.';
  return onward(enquiry, isCorrection ? 'Ist geändert.' : thanks);
}

/** «Hymer B 544» says more than «Hymer», and nothing else. */
function isOther(before: string | undefined, now = ''): boolean {
  return before !== undefined && !now.includes(before);
}

/** Nothing was understood: asked again with a hint, and what can be left out is left out the second time. */
export function unhelped({ text, enquiry, changed, before }: Turn): EnquiryStep {
  const { asked } = before;
  if (asked === 'extras') return onward(enquiry, '');
  if (asked === 'dimensions' || asked === 'desiredDate')
    return onward(decline(enquiry, asked), 'Das lassen wir offen.');
  const mended = asked === 'email' ? mendedEmail(before, text) : undefined;
  if (mended !== undefined) return onward(setSlot(before, 'email', mended), 'Ist geändert.');
  if (changed.includes('message')) return onceMore(enquiry, 'Das nehme ich in die Nachricht auf.');
  // Asked for another address or number, or about a doubtful one, and there is one.
  const isSettled = (asked === 'contact' || isContact(asked)) && hasContact(enquiry);
  if (isSettled && nextAsk(enquiry) !== asked) return onward(enquiry, 'Gut, dann bleibt es dabei.');
  // «Per Mail» says how, not where.
  const way = asked === 'contact' ? findNamed(text).find(isContact) : undefined;
  if (way !== undefined) return askFor(enquiry, way);
  const hint = hintFor(asked);
  if (hint === null) return onceMore(enquiry, '');
  if (!wasHinted(enquiry, hint)) return onceMore(hinted(enquiry, hint), hints[hint]);
  const isOptional = hint === 'vehicle' || hint === 'message';
  return isOptional ? onward(decline(enquiry, hint), 'Das lassen wir offen.') : onceMore(enquiry, '');
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
