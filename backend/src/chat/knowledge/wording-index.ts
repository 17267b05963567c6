import type { KnowledgePassage, SubjectId } from './knowledge-passage.js';
import { toSmallGroup } from './small-groups.js';
import { coverageOf, type QueryWord, type TermGroup, type TermGroups } from './term-groups.js';
import { wordings } from './wordings/wordings.js';

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

/** Finds the questions that the site answers by what a visitor asks; the likest first. */
export type FindWordings = (words: readonly QueryWord[], subjects: readonly SubjectId[]) => WordingMatch[];

/** The words of a question, read. */
interface Wording {
  /** Those that say something, and the small ones beside them. */
  readonly telling: readonly TermGroup[];
  readonly small: readonly TermGroup[];
  /** Of those that say something, the ones that an answer must speak of: «im Winter» makes no question like another. */
  readonly heavy: readonly TermGroup[];
  /** Those of them that are known to be no nouns. */
  readonly deeds: ReadonlySet<TermGroup>;
  readonly terms: ReadonlySet<string>;
}

interface Question extends Wording {
  readonly passage: KnowledgePassage;
  readonly says: string;
}

/** The key of questions that only names and small words make up: «Bekomme ich mehr, wenn Sie es vermitteln?» */
const NOTHING_TELLING = '';
/** A question about another subject is less likely meant. */
const OTHER_SUBJECT = 0.75;
/** How much of the likeness small words make, and how much of that those of the site's question: visitors say more. */
const SMALL_SHARE = 0.4;
const OWN_SMALL = 0.7;

/** @param wordsOf reads a question, its words marked */
export function createFindWordings(
  passages: readonly KnowledgePassage[],
  wordsOf: (text: string) => readonly QueryWord[],
  groups: TermGroups,
): FindWordings {
  const byTerm = new Map<string, Question[]>();
  for (const { asked, ...answer } of questionsOf(passages)) {
    const words = wordsOf(asked);
    const question = { ...answer, ...toWording(words, groups) };
    for (const term of keysOf(words)) byTerm.set(term, [...(byTerm.get(term) ?? []), question]);
  }
  return (words, subjects) => {
    const asked = toWording(words, groups);
    // Neither a name nor a small word alone makes one question like another, unless there is nothing else in both.
    const telling = words.filter(isTelling);
    const terms = telling.length > 0 ? telling.flatMap((word) => [...groups.ofWord(word).terms]) : [NOTHING_TELLING];
    const near = new Set(terms.flatMap((term) => byTerm.get(term) ?? []));
    const isOther = ({ subject }: KnowledgePassage) => subjects.length > 0 && !subjects.includes(subject);
    return [...near]
      .map((question) => compare(question, asked, isOther(question.passage)))
      .toSorted((a, b) => b.likeness - a.likeness);
  };
}

/** All questions that the texts answer: in the site's words, and in others. */
function questionsOf(
  passages: readonly KnowledgePassage[],
): readonly { passage: KnowledgePassage; says: string; asked: string }[] {
  // What the campaign gives hangs on the day: that is no matter of texts.
  const own = passages.filter(({ kind, subject }) => kind === 'question' && subject !== 'fruehbucher');
  return [
    ...own.map((passage) => ({ passage, says: '', asked: passage.title })),
    ...wordings.flatMap(({ says, asked }) => {
      const passage = passages.find(({ text }) => text.includes(says));
      return passage ? asked.map((each) => ({ passage, says, asked: each })) : [];
    }),
  ];
}

function compare({ passage, says, ...question }: Question, asked: Wording, isOther: boolean): WordingMatch {
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

function toWording(words: readonly QueryWord[], groups: TermGroups): Wording {
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

function tellingTerms(words: readonly QueryWord[]): ReadonlySet<string> {
  return new Set(words.filter(isTelling).flatMap(({ stem, parts }) => [stem, ...parts]));
}

function keysOf(words: readonly QueryWord[]): readonly string[] {
  const terms = [...tellingTerms(words)];
  return terms.length > 0 ? terms : [NOTHING_TELLING];
}

function isTelling({ names, isCommon }: QueryWord): boolean {
  return !names && !isCommon;
}
