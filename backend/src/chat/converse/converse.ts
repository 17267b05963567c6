import type { Answer, AnswerContext, AnswerEngine, EnquiryWish } from '../answers/answer.js';
import type { ConversationState, Line, Offered } from '../conversation/conversation.js';
import { continueEnquiry } from '../enquiry/continue-enquiry.js';
import type { Enquiry } from '../enquiry/enquiry.js';
import { asksSomething } from '../enquiry/intent/is-question.js';
import { isClearYes } from '../enquiry/intent/read-intent.js';
import { serviceById, serviceIdOf } from '../enquiry/read-service.js';
import { resumeEnquiry } from '../enquiry/resume-enquiry.js';
import { toSubmissionWords } from '../enquiry/to-submission-words.js';
import { widenEnquiry } from '../enquiry/widen-enquiry.js';
import { accepts, matterOf, referredTo, takenMatterOf } from './accepted-offer.js';
import { alreadySentReply, confirmedAs, confirmReply, wantsToChangeSent } from './after-sending.js';
import { begin, withSubject } from './begin.js';
import { replyTo } from './reply-to.js';
import { statedWish } from './stated-wish.js';
import { takesIt, withAsked } from './takes-it.js';
import { calledOff, closed } from './told-contact.js';
import type { Message, Turn } from './turn.js';
import { tellsHours, wishBeside } from './wish-beside.js';

/** A message, and what the reply before it offered. */
interface Heard extends Message {
  readonly offered: Offered | undefined;
}

/**
 * The assistant's next turn: takes up or goes on with an enquiry, or lets the engine answer. Without effects but the
 * engine's.
 *
 * @throws what the engine throws
 */
export async function converse(input: Message, engine: AnswerEngine): Promise<Turn> {
  const { calledOff: before, offered, confirmed, ...others } = input.state;
  const { message } = input;
  const state = counted(others);
  const next: Heard = { ...input, state, offered };
  const resumed = before === undefined ? null : resumeEnquiry(before, message);
  if (resumed?.kind === 'reply') return { reply: resumed.reply, state: { ...state, enquiry: resumed.enquiry } };
  // The first answer may have been lost on the way.
  if (confirmed !== undefined && isClearYes(message)) {
    return { reply: confirmReply(confirmed), state: { ...state, confirmed } };
  }
  return state.enquiry === null ? answer(next, engine) : proceed(next, state.enquiry, engine);
}

/** One more message since an enquiry was closed. */
function counted({ sinceClosed, ...state }: ConversationState): ConversationState {
  return sinceClosed === undefined ? state : { ...state, sinceClosed: sinceClosed + 1 };
}

async function answer(input: Heard, engine: AnswerEngine): Promise<Turn> {
  const { state, message, now, offered: before } = input;
  if (before !== undefined && accepts(before, message)) {
    return begin(input, { wish: before.wish, context: state.context }, matterOf(input.lines));
  }
  if (takesIt(message) && serviceById(state.context.subject) !== undefined) {
    return begin(input, { wish: 'offer', context: state.context }, takenMatterOf(input.lines));
  }
  if (state.submitted > 0 && wantsToChangeSent(message)) return { reply: alreadySentReply(now), state };
  const result = await engine.answer({ text: message, context: state.context, now });
  const wish = statedWish(message, result);
  // «Kann ich den Ferrari 458 besichtigen?», «Offerte für die Reifen?» are questions by their form alone.
  const isAsked = result.kind !== 'enquiry' && (wish === 'appointment' || wish === 'offer') && asksSomething(message);
  if (wish !== null) return begin(input, { ...result, wish }, isAsked ? message : referredTo(input.lines, message));
  const beside = wishBeside(message, result);
  if (beside !== null) return behind(result, beside, begin(input, { ...withSubject(result), wish: beside }, message));
  const { reply, offered = stillOffered(before) } = replyTo(message, result);
  return { reply, state: { ...state, context: result.context, ...(offered && { offered }) } };
}

/** What was asked in so many words can still be answered after the next reply. */
function stillOffered(before: Offered | undefined): Offered | undefined {
  return before?.isAsked && !before.isEarlier ? { ...before, isEarlier: true } : undefined;
}

/** What was asked is answered first, as far as it has an answer. */
function behind({ kind, reply, context }: Answer, wish: EnquiryWish, turn: Turn): Turn {
  const isAnswered = kind === 'answer' && (wish !== 'appointment' || tellsHours(context.aspect));
  return isAnswered ? { ...turn, reply: `${reply}\n\n${turn.reply}` } : turn;
}

async function proceed(input: Heard, before: Enquiry, engine: AnswerEngine): Promise<Turn> {
  const { state, lines, message, now, nextReference } = input;
  const step = continueEnquiry(withAsked(before, message, state.context), message, now);
  if (step.kind === 'reply') {
    const { enquiry, reply } = step;
    return { reply, state: enquiry === null ? calledOff(state, before, message) : { ...state, enquiry } };
  }
  if (step.kind === 'aside') return aside(input, step.enquiry, step.reminder, engine);
  const told: readonly Line[] = [...lines, { role: 'user', content: message, at: now.toISOString() }];
  const confirmed = confirmedAs(nextReference, step.enquiry);
  return {
    reply: confirmReply(confirmed),
    state: { ...closed(state, step.enquiry, message), submitted: state.submitted + 1, confirmed },
    submission: toSubmissionWords(step.enquiry, told, { reference: nextReference, finished: true }),
  };
}

/** Answers a question in between, then leads back; without a reminder the enquiry was left and any wish takes it up. */
async function aside(input: Heard, enquiry: Enquiry, reminder: string, engine: AnswerEngine): Promise<Turn> {
  const { state, message, now } = input;
  if (reminder === '') return answer({ ...input, state: { ...state, enquiry } }, engine);
  const result = await engine.answer({ text: message, context: contextWithin(state.context, enquiry), now });
  const { context } = result;
  if (result.kind !== 'enquiry') {
    return { reply: `${result.reply}\n\n${reminder}`, state: { ...state, context, enquiry } };
  }
  const wider = widenEnquiry(enquiry, message, result.serviceType);
  const reply = `Gerne, das nehme ich in die Anfrage auf.\n\n${wider.reminder}`;
  return { reply, state: { ...state, context, enquiry: wider.enquiry } };
}

/** «Was kostet das?» within an enquiry is about what the enquiry is about, if nothing else was talked about. */
function contextWithin(context: AnswerContext, { serviceType }: Enquiry): AnswerContext {
  const subject = context.subject ?? serviceIdOf(serviceType);
  return subject === undefined ? context : { ...context, subject };
}
