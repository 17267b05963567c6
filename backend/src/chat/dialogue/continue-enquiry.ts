import { asksSomething } from '../reading/is-question.js';
import { isCallOff, saysToSend } from '../reading/read-intent.js';
import { readService } from '../reading/read-service.js';
import { wholeWords, wordsOf } from '../reading/whole-words.js';
import { questioned, towardsPeople } from './asking-steps.js';
import { type Enquiry, nextAsk } from './enquiry.js';
import { hear } from './hear.js';
import { disputed, refused } from './refusing-steps.js';
import { type EnquiryStep, hinted, onward, type Step, type StepInput } from './step.js';
import { noted, unclear, unhelped } from './telling-steps.js';

/** What a message may mean, in the order in which it is judged. */
const STEPS: readonly Step[] = [
  whileLeft,
  disputed,
  calledOff,
  confirmed,
  askedToResume,
  towardsPeople,
  questioned,
  unclear,
  refused,
  noted,
];

/**
 * Takes the next message of an enquiry: details in any order, corrections, refusals, a yes. Only a clear yes to the
 * read-back confirms; a yes that also tells something is a correction, and is read back again.
 *
 * @param message as typed, 1 to 2,000 characters; never throws
 */
export function continueEnquiry(state: Enquiry, message: string, now: Date): EnquiryStep {
  // An address that was doubted is taken as the visitor leaves it.
  const isDoubted = state.asked === 'email' && state.slots.email !== undefined;
  const before = isDoubted ? hinted(state, 'domain') : state;
  const turn: StepInput = { ...hear(before, message), before, now };
  for (const step of STEPS) {
    const result = step(turn);
    if (result !== null) return result;
  }
  return unhelped(turn);
}

const WANTS_ON =
  /fortsetzen|fortfahren|weiterfahren|weitermachen|wiiterfahre|wiitermache|(?:zurück|zrugg) zur anfrage|(?:meine|die|mini) (?:anfrage|aafrag)/iu;
const CALLED_OFF: EnquiryStep = { kind: 'reply', enquiry: null, says: [['calledOff']] };

/** A left enquiry stays left until the visitor comes back to it with details or in so many words. */
function whileLeft({ before, enquiry, changed, isQuestion, text }: StepInput): EnquiryStep | null {
  if (!before.left) return null;
  // What has a contact in it would go to staff.
  if (isCallOff(text)) return CALLED_OFF;
  const isTold = changed.some((slot) => slot !== 'message' && slot !== 'desiredDate');
  if (isQuestion || !(isTold || WANTS_ON.test(text))) return { kind: 'aside', enquiry: before, reminder: [] };
  const { left: _left, ...open } = enquiry;
  return onward(open, ['onward']);
}

/** Called off: nothing is sent. A no counts as that where it answers whether to go on or what to change. */
export function calledOff({ intent, before, hasNews }: StepInput): EnquiryStep | null {
  const isAsked = before.asked === 'resume' || before.asked === 'correction';
  if (hasNews || !(intent === 'call-off' || (intent === 'no' && isAsked))) return null;
  return CALLED_OFF;
}

/** A clear yes to the read-back, and nothing beside it; asked what to change it has to say that it is to be sent. */
export function confirmed({ before, intent, hasNews, enquiry, text }: StepInput): EnquiryStep | null {
  const isAsked = before.asked === 'confirmation' || (before.asked === 'correction' && saysToSend(text));
  const isYes = isAsked && intent === 'yes' && !hasNews;
  return isYes && nextAsk(enquiry) === 'confirmation' ? { kind: 'confirmed', enquiry } : null;
}

/** Asked whether to go on: a yes or news go on, anything else leaves the enquiry. */
function askedToResume({ before, intent, hasNews, enquiry }: StepInput): EnquiryStep | null {
  if (before.asked !== 'resume' || hasNews) return null;
  if (intent === 'yes') return onward(enquiry, ['gladly']);
  return { kind: 'aside', enquiry: { ...enquiry, left: true }, reminder: [] };
}

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
  return onward(open, ['onward']);
}
