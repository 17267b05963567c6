import { ENQUIRY_KINDS, type EnquiryKind } from '../../answers/answer.js';
import type { Enquiry } from '../enquiry.js';

/** A message of the visitor's and what has to come of it. */
export interface Exchange {
  readonly says: string;
  /** What is asked then (`EnquiryAsked`), or how it ended: «confirmed», «called off», «left». */
  readonly leadsTo: string;
  /** True where the knowledge has to answer first. */
  readonly isAside: boolean;
  /** Words that the reply (or, of an aside, the reminder) has to hold. */
  readonly contains: readonly string[];
  readonly lacks: readonly string[];
  /** Slots as they must be then. */
  readonly slots: Enquiry['slots'];
}

/** An enquiry from its first message on. */
export interface Dialogue {
  readonly title: string;
  /** What the engine understands in the first message. */
  readonly kind: EnquiryKind;
  readonly serviceType?: string;
  readonly exchanges: readonly Exchange[];
}

/**
 * Dialogues as they are written down. A heading has the kind of enquiry and, before the colon, the service where the engine
 * understands one. Behind a message stands what it leads to, then, between bars, words of the reply; `not` before those that
 * it lacks, `slot = …` for what the enquiry holds, `aside` where the knowledge answers first. `⏎` is a line end.
 *
 * @example
 * # offer Autohotel: a vehicle, and its size in another message
 * Offerte bitte, VW T6 → name | not Fahrzeug
 * 5 m lang → name | dimensions = 5 m lang
 */
export function dialogues(text: string): readonly Dialogue[] {
  const [, ...parts] = text.replace(/\n\s*\|/g, ' |').split(/^\s*# /mu);
  return parts.map((part) => {
    const [heading = '', ...messages] = part.trim().split(/\s*\n\s*/);
    const [, named, serviceType, title = ''] = /^(\w+)(?: ([^:]+))?: (.+)$/u.exec(heading) ?? [];
    const kind = ENQUIRY_KINDS.find((each) => each === named);
    if (kind === undefined) throw new Error(`no heading of a dialogue: ${heading}`);
    return { title, kind, ...(serviceType !== undefined && { serviceType }), exchanges: messages.map(exchangeOf) };
  });
}

const LACKS = /^not /;
const SLOT = /^(name|email|phone|vehicle|dimensions|desiredDate|message) = /;

function exchangeOf(line: string): Exchange {
  const [message = '', ...expected] = line.split(' | ').map((words) => words.replaceAll('⏎', '\n'));
  const [says = '', leadsTo = ''] = message.split(' → ');
  const slots = expected.filter((words) => SLOT.test(words)).map((words) => words.split(/ = (.*)/s));
  return {
    says,
    leadsTo,
    isAside: expected.includes('aside'),
    contains: expected.filter((words) => words !== 'aside' && !LACKS.test(words) && !SLOT.test(words)),
    lacks: expected.filter((words) => LACKS.test(words)).map((words) => words.replace(LACKS, '')),
    slots: Object.fromEntries(slots),
  };
}
