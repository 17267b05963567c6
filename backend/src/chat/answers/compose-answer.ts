import { chatMailLink, chatPhoneLink } from '@fahrzeugpflege/contracts/without-schemas';
import type { EnquiryKind, Entry } from '../knowledge/entries/entry.js';
import { serviceById } from '../reading/read-service.js';
import type { Answer } from './answer.js';
import type { CarriedTurn } from './carried-turn.js';
import { subjectOf } from './topics.js';

/** What one question of a message is answered with. */
export interface Answered {
  /** Undefined where nothing is known. */
  readonly entry: Entry | undefined;
  readonly reply: string;
  readonly turn: CarriedTurn | undefined;
}

/** What is not known, and the way to people, unless it names one itself. */
export function withWayToPeople(notKnown: string): string {
  const way = /\((?:tel|mailto):/.test(notKnown)
    ? ''
    : ` Fragen Sie uns bitte direkt: ${chatPhoneLink} oder ${chatMailLink}.`;
  return `${notKnown}${way} Auf Wunsch nehme ich Ihre Frage auch als Anfrage auf.`;
}

/** What is said where the site says nothing. */
export const unknownReply = withWayToPeople('Das weiss ich nicht.');

/** The same of one question, behind what another is answered with. */
export const unknownRest = withWayToPeople('Was Sie sonst noch fragen, weiss ich nicht.');

/** One answer of those to the questions of a message, in its order; small talk beside a question is left out. */
export function composeAnswer(all: readonly Answered[], turn: CarriedTurn | undefined): Answer {
  const answerable = all.filter(({ entry }) => entry !== undefined && !('talks' in entry.answer));
  const answers = answerable.length > 0 ? answerable : all.slice(0, 1);
  const topic = turn?.slots.topics.at(-1);
  const context = { ...(topic && { subject: subjectOf(topic) }), ...(turn && { turn }) };
  const [enquiryKind] = answers.flatMap(({ entry }) =>
    entry && 'requests' in entry.answer ? entry.answer.requests : [],
  );
  if (enquiryKind) {
    // The campaign is about the sealing.
    const serviceType = topic && serviceById(subjectOf(topic === 'campaign' ? 'sealing' : topic));
    return { kind: 'enquiry', reply: '', enquiryKind, ...(serviceType && { serviceType }), context };
  }
  const isKnown = answerable.some(({ entry }) => entry !== undefined && !('knowsNot' in entry.answer));
  const isMissing = isKnown && all.some(({ entry }) => entry === undefined);
  const offers = isMissing ? 'offer' : offerOf(answers.at(-1)?.entry);
  const begins = answers.length === 1 ? answers[0]?.entry?.begins : undefined;
  const replies = new Set(answers.map(({ reply }) => reply));
  return {
    kind: answerable.length === 0 && answers[0]?.entry ? 'talk' : isKnown ? 'answer' : 'unknown',
    reply: [...replies, ...(isMissing ? [unknownRest] : [])].join('\n\n'),
    ...(offers && { offers }),
    ...(begins && { begins }),
    context,
  };
}

/** Behind what is not known stands the way to people, which ends in an offer. */
function offerOf(entry: Entry | undefined): EnquiryKind | undefined {
  return entry === undefined || 'knowsNot' in entry.answer ? 'offer' : entry.offers;
}
