import { isFinal } from '../reading/enquiry-slots.js';
import { likelyDomain } from '../reading/read-email.js';
import {
  asksForPerson,
  findNamed,
  isDispute,
  wantsCallback,
  wantsChange,
  wantsRemoval,
} from '../reading/read-request.js';
import { wholeWords } from '../reading/whole-words.js';
import type { Enquiry } from './enquiry.js';
import { decline, withoutSlot } from './fill-slots.js';
import { askFor, type EnquiryStep, hinted, onceMore, onward, type StepInput, wasHinted } from './step.js';

const ONLY_CALL = wholeWords(
  '(?:einfach|nur|bitte) (?:an|zurück)rufen|(?:nur|eifach|eifech|bitte) (?:aalüte|alüte|aalüüte|alüüte)',
);

/** «Die Nummer stimmt nicht», «das Telefon bitte weglassen», «kann ich noch etwas ändern?»: without new words for it. */
export function disputed({ text, intent, hasNews, enquiry, before }: StepInput): EnquiryStep | null {
  const named = findNamed(text);
  const slot = named.find((one) => enquiry.slots[one] !== undefined);
  const isAboutSlot = isDispute(text) && intent !== 'call-off' && isFinal(before.asked);
  if (!hasNews && slot === undefined && isFinal(before.asked) && wantsChange(text))
    return askFor(enquiry, 'correction');
  if (hasNews || !isAboutSlot) return null;
  // «Das Modell ist falsch» where none was told.
  if (slot === undefined) return named[0] === undefined || wantsRemoval(text) ? null : askFor(enquiry, named[0]);
  if (!wantsRemoval(text)) return askFor(enquiry, slot);
  return onward(decline(withoutSlot(enquiry, slot), slot), ['removed']);
}

/** A no or «weiss nicht»: what can be left out is, what is needed is explained once. */
export function refused(turn: StepInput): EnquiryStep | null {
  const { intent, hasNews, before, enquiry } = turn;
  const { asked } = before;
  if (!hasNews && asked === 'message' && saysAgain(turn)) return onward(decline(enquiry, asked), ['good']);
  if (hasNews || (intent !== 'no' && intent !== 'decline')) return null;
  if (asked === 'confirmation' && intent === 'no') return askFor(enquiry, 'correction');
  if (asked === 'resume') return null;
  if (asked === 'confirmation' || asked === 'correction') return onceMore(enquiry, ['asItIs']);
  if (asked === 'name') return needed(turn, 'name', enquiry);
  if (asked === 'contact' || asked === 'phone' || asked === 'email') return refusedContact(turn, asked);
  return onward(asked === 'extras' ? enquiry : decline(enquiry, asked), ['noProblem']);
}

/** «Bitte einfach anrufen»: who wants people need not say why. */
function saysAgain({ text, enquiry: { wish } }: StepInput): boolean {
  return (
    (wish === 'callback' || wish === 'person') && (wantsCallback(text) || asksForPerson(text) || ONLY_CALL.test(text))
  );
}

/** Either of phone and mail will do: only who refuses both is told why one is needed. */
function refusedContact(turn: StepInput, asked: 'contact' | 'phone' | 'email'): EnquiryStep {
  const { email, ...others } = turn.enquiry.slots;
  const isDoubted = asked === 'email' && email !== undefined && likelyDomain(email) !== null;
  if (isDoubted) return askFor({ ...turn.enquiry, slots: others }, 'email');
  const one = asked === 'contact' ? findNamed(turn.text).find((slot) => slot === 'phone' || slot === 'email') : asked;
  if (one === undefined) return needed(turn, 'contact', turn.enquiry);
  const enquiry = decline(turn.enquiry, one);
  const isBoth = enquiry.declined.includes('phone') && enquiry.declined.includes('email');
  return isBoth ? needed(turn, 'contact', enquiry) : onward(enquiry, ['noProblem']);
}

function needed({ now }: StepInput, hint: 'name' | 'contact', enquiry: Enquiry): EnquiryStep {
  if (!wasHinted(enquiry, hint)) return onceMore(hinted(enquiry, hint), ['hint', hint]);
  return onceMore(enquiry, ['toPeopleAtBest', now]);
}
