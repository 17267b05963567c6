import type { Word } from '../../language/read-text.js';
import type { AnswerContext } from '../answer.js';
import type { Subject } from '../subjects/subject.js';

/** A question as far as it is understood: what it is about, and what else it says. */
export interface Asked {
  /** The subjects it is about, named in it or carried on from before; none where it is about the business. */
  readonly subjects: readonly Subject[];
  readonly words: readonly Word[];
  readonly now: Date;
  /** True where hardly a word says more than what is asked: «Was kostet das?» */
  readonly isBare: boolean;
  /** All sentences of the message: an amount or a size may stand in another one. */
  readonly messageWords: readonly Word[];
  /** What was talked about before this message, the latest first. */
  readonly before: readonly Subject[];
  /** The same in the order in which they were named. */
  readonly namedBefore: readonly Subject[];
  /** What was talked about before these, the latest first. */
  readonly earlier: readonly Subject[];
  /** What was reckoned with before, where the question may leave it out. */
  readonly carried: Pick<AnswerContext, 'aspect' | 'months' | 'francs' | 'vehicles' | 'days'>;
  /** Whether a pattern of words (see `compilePattern`) stands in it. */
  says(pattern: string): boolean;
  /** The same of all sentences of the message. */
  saysInMessage(pattern: string): boolean;
  /** What any part of the message speaks of, be it by a hint alone. */
  mentioned(): readonly Subject[];
  /** The part of the message that speaks of a subject alone: «Autohotel 3 Monate und zweimal Dampfreinigung». */
  clauseOf(subject: Subject): readonly Word[];
  /** From the text of the subjects (or of all the site) that these words find, what comes nearest to the question. */
  look(query: string, where?: 'everywhere'): string | undefined;
}

/** What there is to say. `unknown` where that is that the site does not tell. */
export interface Reply {
  readonly text: string;
  readonly isUnknown?: boolean;
  /** True where it is left open which subject is meant: what follows is about none of them yet. */
  readonly isOpen?: boolean;
  /** What was reckoned with, for the next question. */
  readonly reckoned?: Pick<AnswerContext, 'subject' | 'aspect' | 'months' | 'francs' | 'days'>;
}

/** A side of a subject that visitors ask for. */
export interface Aspect {
  readonly id: string;
  /** By which words it is recognised, in the notation of `compilePattern`. */
  readonly patterns: readonly string[];
  /**
   * What else the question must be about: with `subject` it has one (or takes it from before), with `business` it stands
   * alone, with `either` both.
   */
  readonly about: 'subject' | 'business' | 'either';
  /** True where its words need no object («Öffnungszeiten»); without it («kosten») an unknown word is what is asked for. */
  readonly isComplete?: boolean;
  /** True for a detail: it is not told beside something that the site does not say, nor beside another detail. */
  readonly isTopic?: boolean;
  /** True where the site's texts are asked for the answer. */
  readonly isText?: boolean;
  /** True where its words alone are enough, whatever stands beside them. */
  readonly isSure?: boolean;
  /** True for what is said only if no word of the question is left over: what is left over is asked for then. */
  readonly isGeneral?: boolean;
  /** True for a general one whose words are so usual that no other word may be left over at all. */
  readonly isStrict?: boolean;
  /** Aspects that are not meant where this one is: theirs are the more general words. */
  readonly covers?: readonly string[];
  /** Undefined where this is not for it to say: then other ways are tried. */
  answer(asked: Asked): Reply | undefined;
}

/** Asks for a figure: a text without any is no answer. */
export const QUANTITY =
  'wie_viel|wie_viele|wieviel|wieviele|wie_hoch|wie_gross|wie_weit|wie_schwer|wie_breit|wie_warm|wie_kalt|wie_heiss|wie_tief|wie_dick|wie_alt|wie_laut|anzahl|welche_temperatur|welche_luftfeuchtigkeit|welche_höhe';

/** Asks for a figure, a time, a place or a person: what is told of a service in general is none. */
export const PARTICULAR = `${QUANTITY}|wie_oft|wie_häufig|wie_schnell|wie_rasch|:wo|:wohin|:wer`;

/** A text as a reply; undefined stays undefined. */
export function replyOf(text: string | undefined): Reply | undefined {
  return text === undefined || text === '' ? undefined : { text };
}

/** Answers for each subject by itself, put together. */
export function perSubject(asked: Asked, answer: (subject: Subject) => string | undefined): Reply | undefined {
  return replyOf(asked.subjects.flatMap((subject) => answer(subject) ?? []).join(' '));
}
