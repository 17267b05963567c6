import { saysToSend } from '../reading/clear-yes.js';
import { asksForContact, type EnquiryAsked, findNamed, isFinal } from '../reading/enquiry-slots.js';
import { deletesAll } from '../reading/read-acts.js';
import { serviceNames } from '../reading/read-service.js';
import { wordsOf } from '../reading/whole-words.js';
import { domainCorrected, otherWay, refusedContact, unreadable } from './contact-steps.js';
import { decline, type Enquiry, hasContact, isShort, needsVehicle, nextAsk, setSlot, withoutSlot } from './enquiry.js';
import { kindsWished } from './enquiry-kind.js';
import {
  ask,
  askFor,
  type EnquiryStep,
  hinted,
  IDLE_LIMIT,
  needed,
  onceMore,
  onward,
  type Step,
  type StepInput,
  toResume,
  wasAskedEnough,
  wasHinted,
} from './enquiry-step.js';
import { readMessage } from './read-message.js';
import type { Said } from './sentences.js';

/** What a message may mean, in the order in which it is judged. */
const STEPS: readonly Step[] = [
  deleted,
  resumed,
  disputed,
  calledOff,
  confirmed,
  towardsPeople,
  reasonAsked,
  waiting,
  shownAgain,
  otherWay,
  domainCorrected,
  questioned,
  unreadable,
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
  const turn: StepInput = { ...readMessage(before, message), before, now };
  for (const step of STEPS) {
    const result = step(turn);
    if (result !== null) return result;
  }
  return unhelped(turn);
}

const CALLED_OFF: EnquiryStep = { kind: 'reply', enquiry: null, says: [['calledOff']] };

/** «Nachricht: alles löschen bis auf die Felgen» is about one detail. */
function deleted({ text, isQuestion }: StepInput): EnquiryStep | null {
  return deletesAll(text) && !isQuestion && findNamed(text).length === 0 ? CALLED_OFF : null;
}

/** Asked whether to go on: a yes or details go on, a no calls off, anything else leaves the enquiry until details come. */
function resumed({ before, enquiry, changed, isQuestion, hasNews, intent, acts }: StepInput): EnquiryStep | null {
  if (before.asked !== 'resume') return null;
  // Once it was left, a yes or a no is about something else. What has a contact in it would go to staff.
  const isOff = !hasNews && (intent === 'call-off' || (intent === 'no' && !before.left));
  if (isOff) return CALLED_OFF;
  const isAnswered = changed.some((slot) => slot !== 'message' && (slot !== 'desiredDate' || !before.left));
  // Of an enquiry that was left «ja» alone says nothing.
  const isBack = isAnswered || (acts.has('yes') && !(before.left && intent === 'yes'));
  if (isQuestion || !isBack) return { kind: 'aside', enquiry: { ...before, left: true }, reminder: [] };
  const { left: _left, ...open } = enquiry;
  return onward(open, ['onward']);
}

/** At the read-back: «Die Nummer stimmt nicht», «das Telefon bitte weglassen», «kann ich noch etwas ändern?» */
function disputed({ text, rest, acts, intent, hasNews, enquiry, before }: StepInput): EnquiryStep | null {
  const isRemoval = acts.has('remove');
  if (hasNews || !isFinal(before.asked) || intent === 'call-off' || !(isRemoval || acts.has('change'))) return null;
  // «Anliegen: Termin», where it is one, and details that are noted already.
  const isNoted = kindsWished(acts).includes(enquiry.kind) || rest.trim() !== text.trim();
  if (isNoted && !isRemoval) return onward(enquiry, ['asBefore']);
  const named = findNamed(text);
  // «Das Modell ist falsch» where none was given asks for it.
  const slot = named.find((one) => enquiry.slots[one] !== undefined) ?? (needsVehicle(enquiry) ? named[0] : undefined);
  if (slot === undefined) return askFor(enquiry, 'correction');
  return isRemoval ? onward(decline(withoutSlot(enquiry, slot), slot), ['removed']) : askFor(enquiry, slot);
}

/**
 * Called off: nothing is sent. A no counts as that where it answers what to change, or where nothing was given yet; a goodbye
 * where nobody could be answered.
 */
function calledOff({ intent, before, enquiry, hasNews }: StepInput): EnquiryStep | null {
  const isEmpty = before.asked === 'message' && Object.keys(before.slots).length === 0;
  const isAskedWhat = before.asked === 'correction' && !wasHinted(before, 'wait');
  const isNo = intent === 'no' && (isAskedWhat || isEmpty);
  const isOff = intent === 'call-off' || isNo || (intent === 'goodbye' && !hasContact(enquiry));
  return isOff && !hasNews ? CALLED_OFF : null;
}

/** A clear yes to the read-back, and nothing beside it; asked what to change it has to say that it is to be sent. */
function confirmed({ before, intent, hasNews, enquiry, text }: StepInput): EnquiryStep | null {
  const isAsked = before.asked === 'confirmation' || (before.asked === 'correction' && saysToSend(text));
  const isYes = isAsked && intent === 'yes' && !hasNews;
  return isYes && nextAsk(enquiry) === 'confirmation' ? { kind: 'confirmed', enquiry } : null;
}

/** Who wants people gets their number and address at once, and is asked for less. */
function towardsPeople({ acts, before, enquiry, changed, hasNews, now }: StepInput): EnquiryStep | null {
  // «Rufen Sie mich an: 079 …» answers how to be reached, and at the read-back it says when: no other enquiry.
  const isAnswer = changed.includes('phone') || isFinal(before.asked);
  const isCallback = acts.has('call') && enquiry.kind !== 'callback' && !isAnswer;
  // «Hab ich doch gesagt, ein Fiat 500» wants no people.
  const isPerson = acts.has('person') || (acts.has('impatient') && !hasNews);
  if (!isCallback && !isPerson) return null;
  const kind = isCallback || enquiry.kind === 'callback' ? 'callback' : 'person';
  // What was read back stays as it was read.
  const short: Enquiry = isFinal(before.asked) ? enquiry : { ...enquiry, kind };
  const lead: Said = [isCallback ? 'callBack' : 'toPeople', now];
  return hasNews ? onward(short, lead) : onceMore(short, lead);
}

function reasonAsked({ text, acts, before, enquiry }: StepInput): EnquiryStep | null {
  return acts.has('why') ? onceMore(enquiry, ['reason', findNamed(text)[0] ?? before.asked]) : null;
}

/**
 * Somebody looks for the vehicle's papers: nothing is asked again, and nothing counted. «Ok, danke» answers that one may, and
 * no read-back.
 */
function waiting({ acts, hasNews, isQuestion, enquiry }: StepInput): EnquiryStep | null {
  if (!acts.has('wait') || hasNews || isQuestion) return null;
  const waited: Enquiry =
    enquiry.asked === 'confirmation' ? hinted({ ...enquiry, asked: 'correction' }, 'wait') : enquiry;
  return { kind: 'reply', enquiry: waited, says: [['wait']] };
}

/** What is asked about the enquiry itself, and what answers it. */
const ABOUT_ENQUIRY: readonly (readonly [asked: RegExp, says: Said])[] = [
  [
    /(?:nummere?|adresse|mail|daten?|angaben?)(?!\p{L})[^.!?]{0,40}(?<!\p{L})(?:weiter(?:geben|gegeben|verkauf\p{L}*)?|wiiter(?:gäh?|ggäh)?|verkauft|dritte|werbung|spam)(?!\p{L})/iu,
    ['hint', 'contact'],
  ],
  [
    /^(?:\p{L}+ )?(?:was (?:passiert|geschieht|gscheht|lauft|läuft)|wie (?:geht|gaht|goht|geit)) (?:es |s |das |denn )*(?:jetzt|jetz|dann|danach|nachher|weiter|wiiter)(?!\p{L})/iu,
    ['whatNext'],
  ],
];

/** «Was haben Sie notiert?», «Zeigen Sie mir die Anfrage nochmals»; «Ist Waschen dabei?» asks about the work. */
const WHAT_IS_NOTED =
  /(?<!\p{L})(?:(?:was|zeig|lies|wiederhol)[^.!?]* (?:notiert|aufgenommen|aufgeschrieben|ufgschribe|zusammengefasst)|(?:zeig|lies|les|wiederhol)[^.!?]* (?:noch ?mals?|noch einmal|no ?mau?l|nomol)|(?:steht|stoht|hab(?:t|en)|händ|heit)[^.!?]* drin)(?!\p{L})/iu;

/** What is noted is read back once more, without what asked for it. */
function shownAgain({ text, before, changed }: StepInput): EnquiryStep | null {
  const isAsked = WHAT_IS_NOTED.test(text) && changed.every((slot) => slot === 'message');
  return isAsked && nextAsk(before) === 'confirmation' ? onward(before, ['gladly']) : null;
}

/** A question in between: what is about the enquiry itself is answered here, all else the knowledge answers. */
function questioned({ text, isQuestion, hasNews, before, enquiry }: StepInput): EnquiryStep | null {
  if (!isQuestion) return null;
  const [, says] = ABOUT_ENQUIRY.find(([asked]) => asked.test(text)) ?? [];
  if (says !== undefined && !hasNews) return onceMore(enquiry, says);
  const next = ask({ ...enquiry, idle: hasNews ? 0 : before.idle + 1 });
  if (next.enquiry.idle >= IDLE_LIMIT) return { kind: 'aside', ...toResume(next.enquiry) };
  const isReadBack = next.enquiry.asked === 'confirmation' && !hasNews;
  return { kind: 'aside', enquiry: next.enquiry, reminder: [['back'], isReadBack ? ['askToSend'] : next.says] };
}

/** A no or «weiss nicht»: what can be left out is, what is needed is explained once. */
function refused(turn: StepInput): EnquiryStep | null {
  const { intent, hasNews, before, enquiry } = turn;
  const { asked } = before;
  if (hasNews || (intent !== 'no' && intent !== 'decline')) return null;
  if ((asked === 'confirmation' || wasHinted(before, 'wait')) && intent === 'no') {
    const hints = (enquiry.hints ?? []).filter((hint) => hint !== 'wait');
    return askFor({ ...enquiry, hints }, 'correction');
  }
  if (isFinal(asked)) return onceMore(enquiry, ['asItIs']);
  if (asked === 'name') return needed(turn, 'name', enquiry);
  if (asksForContact(asked)) return refusedContact(turn);
  return onward(asked === 'extras' ? enquiry : decline(enquiry, asked), ['noProblem']);
}

/** Something was given: thanks in a word, and on to what is missing. */
function noted({ before, changed, hasNews, enquiry }: StepInput): EnquiryStep | null {
  if (!hasNews) return null;
  // At the read-back more than it says is expected: what went into the message alone is named.
  if (isFinal(before.asked) && changed.every((slot) => slot === 'message')) {
    return onward(enquiry, [isSameMatter(enquiry, before) ? 'added' : 'changed']);
  }
  const isCorrection = changed.some((slot) => slot !== 'message' && isOther(before.slots[slot], enquiry.slots[slot]));
  return onward(enquiry, isCorrection ? ['changed'] : ['thanks', Object.keys(before.slots).length]);
}

function isSameMatter(one: Enquiry, other: Enquiry): boolean {
  return one.kind === other.kind && serviceNames(one) === serviceNames(other);
}

/** «Hymer B 544» says more than «Hymer», and nothing else. */
function isOther(before: string | undefined, now = ''): boolean {
  return before !== undefined && !now.includes(before);
}

/** Nothing was understood: asked again with a hint, and what can be left out is left out the second time. */
function unhelped(turn: StepInput): EnquiryStep {
  const { enquiry, changed, before } = turn;
  const { asked } = before;
  if (asked === 'extras') return onward(enquiry);
  if (asked === 'dimensions' || asked === 'desiredDate') return onward(decline(enquiry, asked), ['leftOpen']);
  const name = asked === 'name' ? nameAsTyped(turn) : undefined;
  if (name !== undefined) return onward(setSlot(enquiry, 'name', name), ['thanks', 0]);
  // Nothing is sent that was not read back.
  const isReadBack = nextAsk(enquiry) === 'confirmation';
  if (changed.includes('message')) return (isReadBack ? onward : onceMore)(enquiry, ['added']);
  // Asked for another address or number, or about a doubtful one, and there is one.
  if (asksForContact(asked) && nextAsk(enquiry) !== asked && hasContact(enquiry)) return onward(enquiry, ['asBefore']);
  const hint = hintFor(asked);
  if (hint === null) return onceMore(enquiry);
  const isOptional = hint === 'vehicle' || hint === 'message';
  // Who wants to talk need not say what about.
  const isEnough = (isOptional && wasAskedEnough(enquiry)) || (hint === 'message' && isShort(enquiry));
  if (!isEnough && !wasHinted(enquiry, hint)) return onceMore(hinted(enquiry, hint), ['hint', hint]);
  return isOptional ? onward(decline(enquiry, hint), ['leftOpen']) : onceMore(enquiry);
}

/** More words than these are no name that could not be read. */
const MOST_WORDS_OF_NAME = 6;

/** Who answers the question for the name the same way once more, or in few words after the hint, means it so. */
function nameAsTyped({ text, before, enquiry }: StepInput): string | undefined {
  const isMeant = before.slots.message?.includes(text) || wasHinted(enquiry, 'name');
  const isShortEnough = wordsOf(text).length <= MOST_WORDS_OF_NAME && /\p{L}{2}/u.test(text);
  return isMeant && isShortEnough && !/[\d@?]/.test(text) ? text.replace(/[\s.!,]+$/, '') : undefined;
}

function hintFor(asked: EnquiryAsked): 'name' | 'contact' | 'vehicle' | 'message' | null {
  if (asksForContact(asked)) return 'contact';
  return asked === 'name' || asked === 'vehicle' || asked === 'message' ? asked : null;
}
