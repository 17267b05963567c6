import { hasUnclearEmail } from '../details/read-email.js';
import { findUnclearPhone } from '../details/read-phone.js';
import { type EnquiryAsked, type EnquiryStep, hasContact } from '../enquiry.js';
import { decline, setSlot } from '../fill-slots.js';
import { findNamed } from '../intent/find-named.js';
import { hints } from '../wording/questions.js';
import { askFor, hinted, onceMore, onward, type Turn, wasHinted } from './turn.js';

/** An address or a number that can't be read is asked for again; a number typed twice is taken as it is. */
export function unclear({ text, rest, hasNews, changed, enquiry, before }: Turn): EnquiryStep | null {
  const isSaid = changed.includes('phone') || changed.includes('email');
  if (isSaid || !(isAboutContact(text, before.asked) || !hasContact(enquiry))) return null;
  const lead = hasNews ? 'Danke. ' : '';
  if (hasUnclearEmail(rest)) return askFor(hinted(enquiry, 'email'), contactAsked(before.asked), lead + hints.email);
  const phone = findUnclearPhone(rest)?.words;
  if (phone === undefined) return null;
  if (wasHinted(enquiry, 'phone')) {
    return onward(setSlot(enquiry, 'phone', phone), 'Danke, ich gebe die Nummer so weiter.');
  }
  return askFor(hinted(enquiry, 'phone'), contactAsked(before.asked), lead + hints.phone);
}

function isAboutContact(text: string, asked: EnquiryAsked): boolean {
  return asked === 'contact' || asked === 'phone' || asked === 'email' || findNamed(text).some(isContact);
}

const isContact = (slot: EnquiryAsked) => slot === 'phone' || slot === 'email';
const contactAsked = (asked: EnquiryAsked): EnquiryAsked => (isContact(asked) ? asked : 'contact');

/** Something was told: thanks in a word, and on to what is missing. */
export function noted({ before, changed, hasNews, enquiry }: Turn): EnquiryStep | null {
  if (!hasNews) return null;
  const isCorrection = changed.some((slot) => before.slots[slot] !== undefined && slot !== 'message');
  const thanks = ['Danke.', 'Alles klar.', 'Notiert.'][Object.keys(before.slots).length % 3] ?? 'Danke.';
  return onward(enquiry, isCorrection ? 'Ist geändert.' : thanks);
}

/** Nothing was understood: asked again with a hint, and what can be left out is left out the second time. */
export function unhelped({ text, enquiry, changed, before: { asked } }: Turn): EnquiryStep {
  if (asked === 'extras') return onward(enquiry, '');
  if (asked === 'dimensions' || asked === 'desiredDate')
    return onward(decline(enquiry, asked), 'Das lassen wir offen.');
  if (changed.includes('message')) return onceMore(enquiry, 'Das nehme ich in die Nachricht auf.');
  // «Per Mail» says how, not where.
  const way = asked === 'contact' ? findNamed(text).find(isContact) : undefined;
  if (way !== undefined) return askFor(enquiry, way);
  const hint = hintFor(asked);
  if (hint === null) return onceMore(enquiry, '');
  if (!wasHinted(enquiry, hint)) return onceMore(hinted(enquiry, hint), hints[hint]);
  const isOptional = hint === 'vehicle' || hint === 'message';
  return isOptional ? onward(decline(enquiry, hint), 'Das lassen wir offen.') : onceMore(enquiry, '');
}

function hintFor(asked: EnquiryAsked): 'name' | 'contact' | 'vehicle' | 'message' | null {
  if (isContact(asked)) return 'contact';
  return asked === 'name' || asked === 'contact' || asked === 'vehicle' || asked === 'message' ? asked : null;
}
