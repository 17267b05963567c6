import type { SubmissionWords } from '@fahrzeugpflege/contracts';
import { withoutUndefined } from '@fahrzeugpflege/contracts/without-schemas';
import type { Answer, AnswerContext, AnswerEngine, EnquiryKind } from '../answers/answer.js';
import type { Confirmed, ConversationState, KnownContact, Line, Offered } from '../conversation/conversation.js';
import { isClearYes } from '../reading/clear-yes.js';
import { type Acts, actsOf, deletesAll, isOnlyQuestion } from '../reading/read-acts.js';
import { readService, serviceById, serviceIdOf } from '../reading/read-service.js';
import { beginEnquiry, widenEnquiry } from './begin-enquiry.js';
import { continueEnquiry } from './continue-enquiry.js';
import { earlierDetails, linesSince, matterOf, referredTo, takenMatterOf, toldBefore } from './earlier-messages.js';
import type { Enquiry } from './enquiry.js';
import { accepts, enquiryWanted, kindsWished, kindWishedIn, refuses, replyTo, takesIt } from './enquiry-kind.js';
import { resumeEnquiry } from './resume-enquiry.js';
import { inGerman, type Renderer, type Said } from './sentences.js';
import { toSubmissionWords } from './to-submission-words.js';

/** One message and where it falls. */
export interface Message {
  readonly state: ConversationState;
  /** The conversation so far, oldest first, without this message. */
  readonly lines: readonly Line[];
  readonly message: string;
  readonly now: Date;
  /** Given to the visitor if this message confirms an enquiry. */
  readonly nextReference: string;
}

/** What the assistant says and remembers. */
interface Reply {
  readonly says: readonly Said[];
  readonly state: ConversationState;
  /** The visitor confirmed: to be submitted before the reply is given. */
  readonly submission?: SubmissionWords;
}

/** The same in words. */
export interface Turn extends Omit<Reply, 'says'> {
  readonly reply: string;
  /** True where nothing is lost with the message if it can't be remembered. */
  readonly onlyAsks: boolean;
}

/** A message, and what the reply before it offered. */
interface Input extends Message {
  readonly offered: Offered | undefined;
}

/**
 * The assistant's next turn: takes up or goes on with an enquiry, or lets the engine answer. Without effects but the
 * engine's.
 *
 * @throws what the engine throws
 */
export async function converse(input: Message, engine: AnswerEngine, render: Renderer = inGerman): Promise<Turn> {
  const { says, ...turn } = await replyOf(input, engine);
  return { reply: render(says), onlyAsks: isOnlyQuestion(input.message), ...turn };
}

async function replyOf(input: Message, engine: AnswerEngine): Promise<Reply> {
  const { calledOff: before, offered, confirmed, ...others } = input.state;
  const { message } = input;
  const state = counted(others);
  const next: Input = { ...input, state, offered };
  const resumed = before === undefined ? null : resumeEnquiry(before, message);
  if (resumed?.kind === 'reply') return { says: resumed.says, state: { ...state, enquiry: resumed.enquiry } };
  // The first answer may have been lost on the way.
  if (confirmed !== undefined && isClearYes(message)) {
    return { says: [['confirmed', confirmed]], state: { ...state, confirmed } };
  }
  return state.enquiry === null ? answer(next, engine) : proceed(next, state.enquiry, engine);
}

function counted({ sinceClosed, ...state }: ConversationState): ConversationState {
  return sinceClosed === undefined ? state : { ...state, sinceClosed: sinceClosed + 1 };
}

async function answer(input: Input, engine: AnswerEngine): Promise<Reply> {
  const { state, message, now, offered: before } = input;
  if (deletesAll(message)) return forget(input, engine);
  const lines = linesSince(input.lines, state.sinceClosed);
  const acts = actsOf(message, before?.isAsked ? 'offered' : 'free');
  if (before !== undefined && accepts(before, message)) {
    const matter = before.isEarlier ? takenMatterOf(lines) : matterOf(lines);
    // «Ja, eine Offerte bitte» to an appointment.
    const [wished = acceptedKind(before, matter)] = kindsWished(acts);
    return begin(input, { kind: wished, context: state.context }, matter);
  }
  if (before?.isAsked && refuses(acts)) return { says: [['notTaken']], state };
  if (takesIt(message, acts)) {
    const matter = takenMatterOf(lines);
    const [taken] = kindsWished(acts);
    const isAbout = serviceById(state.context.subject) !== undefined;
    if (isAbout || (matter !== undefined && acts.has('work'))) {
      const kind = taken ?? acceptedKind({ kind: 'offer' }, matter);
      return begin(input, { kind, context: state.context }, matter);
    }
    // Nothing was offered: what is taken for a yes is asked for.
    if (taken === undefined && matter !== undefined)
      return { says: [['offer']], state: { ...state, offered: { kind: 'offer', isAsked: true } } };
  }
  if (state.submitted > 0 && kindsWished(acts).length === 0 && changesSent(message))
    return { says: [['alreadySent', now]], state };
  const result = await engine.answer({ text: message, context: state.context, now });
  const kind = enquiryWanted(message, acts, result);
  if (kind !== null) return takeUp(input, acts, result, kind);
  const { says, offered = stillOffered(before) } = replyTo(message, acts, result, input.lines.at(-1)?.content);
  return { says, state: { ...state, context: result.context, ...(offered && { offered }) } };
}

/** Nothing is known of the visitor any more; how the conversation is deleted, and what people have, the knowledge says. */
async function forget({ state, now }: Input, engine: AnswerEngine): Promise<Reply> {
  const { reply, context } = await engine.answer({ text: 'Bitte alles löschen', context: {}, now });
  const { knownContact: _known, enquiry, ...others } = state;
  const open = enquiry?.left ? null : enquiry;
  return { says: [['answer', reply]], state: { ...others, enquiry: open, context, sinceClosed: 0 } };
}

/** «Ich möchte noch etwas ändern», «die Nummer war falsch», once it was sent. */
function changesSent(message: string): boolean {
  const acts = actsOf(message, 'sent');
  return acts.has('change') || acts.has('remove') || acts.has('calloff');
}

/** «Kann das weg? Wenn ja bitte Termin»: an offer of help is taken for what was wished. */
function acceptedKind({ kind }: Offered, matter = ''): EnquiryKind {
  return kind === 'offer' ? (kindWishedIn(matter) ?? kind) : kind;
}

/** What was asked in so many words can still be answered after the next reply. */
function stillOffered(before: Offered | undefined): Offered | undefined {
  return before?.isAsked && !before.isEarlier ? { ...before, isEarlier: true } : undefined;
}

/** Takes up what is wished. A question tells it as well, and is answered first as far as it has an answer. */
function takeUp(input: Message, acts: Acts, result: Answer, kind: EnquiryKind): Reply {
  const { message, state } = input;
  const lines = linesSince(input.lines, state.sinceClosed);
  const asks = acts.has('question');
  const matter = result.kind !== 'enquiry' && asks ? message : referredTo(lines, message);
  const { says, ...turn } = begin(input, { ...result, kind }, matter);
  const isAnswered = result.kind === 'answer' && (asks || message.includes('?'));
  return { says: isAnswered ? [['answer', result.reply], ...says] : says, ...turn };
}

async function proceed(input: Input, before: Enquiry, engine: AnswerEngine): Promise<Reply> {
  const { state, lines, message, now, nextReference } = input;
  const step = continueEnquiry(before, message, now);
  if (step.kind === 'reply') {
    const { enquiry, says } = step;
    return { says, state: enquiry === null ? calledOff(state, before, message) : { ...state, enquiry } };
  }
  if (step.kind === 'aside') return aside(input, step.enquiry, step.reminder, engine);
  const conversation: readonly Line[] = [...lines, { role: 'user', content: message, at: now.toISOString() }];
  const confirmed = confirmedAs(nextReference, step.enquiry);
  return {
    says: [['confirmed', confirmed]],
    state: { ...closed(state, step.enquiry, message), submitted: state.submitted + 1, confirmed },
    submission: toSubmissionWords(step.enquiry, conversation, { reference: nextReference, finished: true }),
  };
}

/** Answers a question in between, then leads back; without a reminder the enquiry was left and any wish takes it up. */
async function aside(input: Input, enquiry: Enquiry, reminder: readonly Said[], engine: AnswerEngine): Promise<Reply> {
  const { state, message, now } = input;
  if (reminder.length === 0) return answer({ ...input, state: { ...state, enquiry } }, engine);
  const result = await engine.answer({ text: message, context: contextWithin(state.context, enquiry), now });
  const { context } = result;
  if (result.kind !== 'enquiry') {
    return { says: [['answer', result.reply], ...reminder], state: { ...state, context, enquiry } };
  }
  const wider = widenEnquiry(enquiry, message, result.serviceType);
  return { says: wider.says, state: { ...state, context, enquiry: wider.enquiry } };
}

/** «Was kostet das?» within an enquiry is about what the enquiry is about, if nothing else was talked about. */
function contextWithin(context: AnswerContext, { serviceType }: Enquiry): AnswerContext {
  const subject = context.subject ?? serviceIdOf(serviceType);
  return subject === undefined ? context : { ...context, subject };
}

/** What an enquiry is taken up for. */
interface Wanted extends Pick<Answer, 'serviceType' | 'context' | 'begins'> {
  readonly kind: EnquiryKind;
}

/**
 * Takes up an enquiry. Of earlier messages it is taken what they were about, what visitors said of themselves, and the
 * one that is agreed to.
 *
 * @param matter the earlier message that is agreed to or referred to
 */
function begin(input: Message, { kind, serviceType, context, begins }: Wanted, matter?: string): Reply {
  const { state, message, now } = input;
  const lines = linesSince(input.lines, state.sinceClosed);
  // What visitors name goes before what the answer was about: «Aufbereitung» is part of a price for the sealing, too.
  const named = lines.map(({ content }) => readService(content)).findLast(Boolean);
  const subject = named ?? serviceById(context.subject);
  const { knownContact, enquiry: left } = state;
  // Detailing is a service of its own, and stands on the page of another.
  const about = serviceType && (subject ?? serviceType);
  const mentioned = earlierDetails(input.lines, message, state.sinceClosed);
  const before = { told: toldBefore(lines, matter), mentioned, slots: left?.slots };
  const known = { subject, matter, knownContact, ...before, asksForFree: begins !== undefined };
  const { enquiry, says } = beginEnquiry({ kind, serviceType: about, message, now, ...known });
  return { says, state: { ...state, context, enquiry } };
}

/** «Bitte alles löschen»: then nothing is kept. */
const DELETES = /lösch|verwerf|verwirf|vernicht/iu;

/**
 * The state once an enquiry is closed: what comes next is about something else until it says otherwise. Whoever calls off
 * or sends an enquiry and begins another in the same conversation need not say again who they are.
 */
function closed(state: ConversationState, enquiry: Enquiry, message: string): ConversationState {
  const { knownContact: before, ...others } = state;
  const knownContact = DELETES.test(message) ? {} : { ...before, ...contactOf(enquiry) };
  return {
    ...others,
    context: {},
    enquiry: null,
    sinceClosed: 0,
    ...(Object.keys(knownContact).length > 0 && { knownContact }),
  };
}

/** The same for an enquiry that is called off: the next message may take that back, unless all is to be deleted. */
function calledOff(state: ConversationState, enquiry: Enquiry, message: string): ConversationState {
  const rest = closed(state, enquiry, message);
  return DELETES.test(message) ? rest : { ...rest, calledOff: enquiry };
}

/** By name: what else an enquiry may come to hold is not remembered. */
function contactOf({ slots: { name, email, phone } }: Enquiry): KnownContact {
  return withoutUndefined({ name, email, phone });
}

/** What is kept of an enquiry that was confirmed, so that it can be said again. */
function confirmedAs(reference: string, { slots }: Enquiry): Confirmed {
  return { reference, isByEmail: slots.email !== undefined && slots.phone === undefined };
}
