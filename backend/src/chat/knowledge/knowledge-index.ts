import MiniSearch from 'minisearch';
import { isFunctionWord } from '../answering/understand/function-words.js';
import type { Word } from '../language/read-text.js';
import type { KnowledgePassage, SubjectId } from './knowledge-passage.js';
import { knowledgePassages } from './knowledge-passages.js';
import { coverageOf, createTermGroups, type QueryWord } from './term-groups.js';
import { createFindWordings, type FindWordings } from './wording-index.js';

/** A passage that speaks of what was asked. */
export interface Finding {
  readonly passage: KnowledgePassage;
  /** How much of the best finding's score it has: 0 to 1. */
  readonly score: number;
  /** Which share of the question's weight the passage has words for: 0 to 1. */
  readonly coverage: number;
}

/** What is looked for. */
export interface Query {
  /** The question's words that say something. */
  readonly words: readonly QueryWord[];
  /** What it is about: its passages come first. */
  readonly subjects?: readonly SubjectId[];
}

/** The site's texts, found by words. */
export interface KnowledgeIndex {
  /** Best first. */
  find(query: Query): Finding[];
  /** The questions that the site answers, the likest to this one first. */
  alike: FindWordings;
  /** Whether any text of the site has this word, or one that means the same. */
  knows(word: Word): boolean;
  /** How well a text of the site covers a question: 0 to 1. */
  coverage(words: readonly QueryWord[], text: string): number;
  /** The terms of any text, be it none of the site's. */
  termsOf(text: string): ReadonlySet<string>;
  /** Whether such terms have a word, a part of it or one that means the same. */
  meets(word: QueryWord, terms: ReadonlySet<string>): boolean;
}

const SUBJECT_BOOST = 2;
const CANDIDATES = 12;
const KIND_BOOST = {
  question: 1.4,
  fact: 1.1,
  lead: 0.9,
  teaser: 0,
  titled: 1,
  section: 0.8,
  price: 0.8,
  reason: 0.9,
} as const;

/**
 * @param wordsOf reads a text of the site
 * @param questionWordsOf reads a question into the words that say what is asked
 */
export function createKnowledgeIndex(
  wordsOf: (text: string) => readonly Word[],
  questionWordsOf: (text: string) => readonly QueryWord[],
): KnowledgeIndex {
  const documents = new Map(knowledgePassages.map((passage) => [passage.id, indexed(passage, wordsOf)]));
  const groups = createTermGroups(
    [...documents.values()].map(({ all }) => all),
    wordsOf,
  );
  const alike = createFindWordings(knowledgePassages, questionWordsOf, groups);
  const engine = searchEngine([...documents.values()]);
  // Only parts of the site's own texts are asked for, so that this stays small.
  const read = new Map<string, ReadonlySet<string>>();
  const termsIn = (text: string) => {
    const terms = read.get(text) ?? termsOf(wordsOf(text));
    read.set(text, terms);
    return terms;
  };
  return {
    alike,
    knows: (word) => groups.ofWord(word).isKnown,
    termsOf: (text) => termsOf(wordsOf(text)),
    meets: (word, terms) => groups.ofWord(word).metBy(terms) > 0,
    coverage: (words, text) => coverageOf(words.map(groups.ofWord), termsIn(text)),
    find({ words, subjects = [] }) {
      const asked = words.map(groups.ofWord);
      const found = engine.search(asked.flatMap(({ terms }) => [...terms]).join(' '), {
        boostDocument: (id) => boost(documents.get(id)?.passage, subjects),
      });
      return found.slice(0, CANDIDATES).flatMap(({ id, score }) => {
        const document = documents.get(id);
        if (!document) return [];
        return {
          passage: document.passage,
          score: score / (found[0]?.score ?? 1),
          coverage: coverageOf(asked, document.all),
        };
      });
    },
  };
}

interface Indexed {
  readonly id: string;
  readonly passage: KnowledgePassage;
  readonly title: string;
  readonly text: string;
  readonly all: ReadonlySet<string>;
}

function indexed(passage: KnowledgePassage, wordsOf: (text: string) => readonly Word[]): Indexed {
  const titleWords = wordsOf(passage.title);
  const textWords = wordsOf(passage.text);
  const title = [...termsOf(titleWords)].join(' ');
  const text = textWords.flatMap((word) => [...termsOf([word])]).join(' ');
  return { id: passage.id, passage, title, text, all: termsOf([...titleWords, ...textWords]) };
}

/** Small words are no terms: their stems are those of others by chance. */
function termsOf(words: readonly Word[]): ReadonlySet<string> {
  return new Set(
    words.filter(({ standard }) => !isFunctionWord(standard)).flatMap(({ stem, parts }) => [stem, ...parts]),
  );
}

function searchEngine(documents: readonly Indexed[]): MiniSearch<Indexed> {
  const engine = new MiniSearch<Indexed>({
    fields: ['title', 'text'],
    // Both sides come as stems already.
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term || null,
    searchOptions: { boost: { title: 2 } },
  });
  engine.addAll(documents);
  return engine;
}

function boost(passage: KnowledgePassage | undefined, subjects: readonly SubjectId[]): number {
  if (!passage) return 0;
  return KIND_BOOST[passage.kind] * (subjects.includes(passage.subject) ? SUBJECT_BOOST : 1);
}
