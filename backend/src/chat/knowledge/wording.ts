import type { KnowledgePassage } from './knowledge-passage.js';
import { toSmallGroup } from './small-groups.js';
import { coverageOf, type QueryWord, type TermGroup, type TermGroups } from './term-groups.js';

/** A question that the site answers, and how like it is to what is asked. */
export interface WordingMatch {
  readonly passage: KnowledgePassage;
  /** What the reply must hold; empty where that is open. */
  readonly says: string;
  /** Which share of its weight is asked for, and which share of what is asked it has: 0 to 1. */
  readonly wordingAsked: number;
  readonly askedInWording: number;
  /** How many words that say something both have. */
  readonly shared: number;
  /** The weight of the one of them that says most. */
  readonly sharedWeight: number;
  /** Whether none of them is a noun, as far as the typing tells. */
  readonly isOfDeed: boolean;
  /** How alike both are with their small words too, less so about another subject: 0 to 1. */
  readonly likeness: number;
  /** What stands in it. */
  readonly terms: ReadonlySet<string>;
}

/** The words of a question, read. */
export interface Wording {
  /** Those that say something, and the small ones beside them. */
  readonly telling: readonly TermGroup[];
  readonly small: readonly TermGroup[];
  /** Of those that say something, the ones that an answer must speak of: «im Winter» makes no question like another. */
  readonly heavy: readonly TermGroup[];
  /** Those of them that are known to be no nouns. */
  readonly deeds: ReadonlySet<TermGroup>;
  readonly terms: ReadonlySet<string>;
}

/** A question of the site, and what answers it. */
export interface WordedQuestion extends Wording {
  readonly passage: KnowledgePassage;
  readonly says: string;
}

/** A question about another subject is less likely meant. */
const OTHER_SUBJECT = 0.75;
/** How much of the likeness small words make, and how much of that those of the site's question: visitors say more. */
const SMALL_SHARE = 0.4;
const OWN_SMALL = 0.7;

/** Reads the words of a question. */
export function toWording(words: readonly QueryWord[], groups: TermGroups): Wording {
  const telling = words.filter(isTelling);
  const small = words.filter((word) => !isTelling(word)).map(toSmallGroup);
  const terms = new Set([...small.flatMap(({ whole }) => [...whole]), ...tellingTerms(words)]);
  const read = telling.map((word) => ({ word, group: groups.ofWord(word) }));
  const heavy = read.filter(({ word }) => !word.isLight);
  return {
    telling: read.map(({ group }) => group),
    heavy: heavy.map(({ group }) => group),
    deeds: new Set(heavy.filter(({ word }) => word.isNoNoun).map(({ group }) => group)),
    small,
    terms,
  };
}

/** The stems of the words that say something, and of their parts. */
export function tellingTerms(words: readonly QueryWord[]): ReadonlySet<string> {
  return new Set(words.filter(isTelling).flatMap(({ stem, parts }) => [stem, ...parts]));
}

/** How like a question of the site is to what is asked. */
export function compare(
  { passage, says, ...question }: WordedQuestion,
  asked: Wording,
  isOther: boolean,
): WordingMatch {
  const isEmpty = question.telling.length === 0;
  const wordingAsked = isEmpty ? 1 : coverageOf(question.telling, asked.terms);
  const askedInWording = isEmpty ? 1 : coverageOf(asked.telling, question.terms);
  const small = OWN_SMALL * smallCoverage(question, asked) + (1 - OWN_SMALL) * smallCoverage(asked, question);
  const told = Math.sqrt(wordingAsked * askedInWording);
  const shared = asked.heavy.filter((group) => group.metBy(question.terms) > 0);
  const likeness = isEmpty ? small : told * (1 - SMALL_SHARE + SMALL_SHARE * small);
  return {
    passage,
    says,
    wordingAsked,
    askedInWording,
    shared: shared.length,
    sharedWeight: Math.max(0, ...shared.map(({ weight }) => weight)),
    isOfDeed: shared.every((group) => asked.deeds.has(group)),
    likeness: likeness * (isOther ? OTHER_SUBJECT : 1),
    terms: question.terms,
  };
}

function smallCoverage({ small }: Wording, { terms }: Wording): number {
  return small.length === 0 ? 1 : coverageOf(small, terms);
}

/** True for a word that says something and is no subject's name. */
export function isTelling({ names, isCommon }: QueryWord): boolean {
  return !names && !isCommon;
}
