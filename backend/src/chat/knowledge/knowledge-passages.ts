import { normalisedWords } from '../understand/normalise.js';
import { articlePassages } from './article-passages.js';
import type { KnowledgePassage } from './knowledge-passage.js';
import { servicePassages } from './service-passages.js';
import { sitePassages } from './site-passages.js';

/** All that the assistant knows, in the site's own words. */
export const knowledgePassages: readonly KnowledgePassage[] = [...servicePassages, ...sitePassages, ...articlePassages];

/** Shorter words are in every text. */
const SHORTEST = 4;
const wordsById = new Map<string, ReadonlySet<string>>();

/** Of some passages those that share most words with a text, best first. */
export function nearestPassages(
  passages: readonly KnowledgePassage[],
  text: string,
  most: number,
): readonly KnowledgePassage[] {
  const asked = wordsIn(text);
  const shared = (passage: KnowledgePassage) => [...wordsOf(passage)].filter((word) => asked.has(word)).length;
  const counted = passages.map((passage) => ({ passage, count: shared(passage) }));
  const sorted = counted.toSorted((one, other) => other.count - one.count);
  return sorted.slice(0, most).map(({ passage }) => passage);
}

function wordsOf({ id, title, text }: KnowledgePassage): ReadonlySet<string> {
  const words = wordsById.get(id) ?? wordsIn(`${title} ${text}`);
  wordsById.set(id, words);
  return words;
}

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(normalisedWords(text).filter((word) => word.length >= SHORTEST));
}
