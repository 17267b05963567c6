import type { FindPassages, Passage } from '../answers/answer.js';
import { normalisedWords } from '../understand/features.js';
import { sitePassages } from './site-passages.js';

/** Shorter words are in every text. */
const SHORTEST = 4;
const MOST_PASSAGES = 6;
const wordsById = new Map<string, ReadonlySet<string>>();

/** Of the passages of some pages, or of a subject, those that share most words with a text, best first. */
export const findPassages: FindPassages = ({ text, pages, subject }) => {
  const ofPages = sitePassages.filter(({ page }) => pages.includes(page));
  const near = ofPages.length > 0 ? ofPages : sitePassages.filter((passage) => passage.subject === subject);
  const asked = wordsIn(text);
  const counted = near.map((passage) => {
    return { passage, count: [...wordsOf(passage)].filter((word) => asked.has(word)).length };
  });
  const sorted = counted.toSorted((one, other) => other.count - one.count);
  return sorted.slice(0, MOST_PASSAGES).map(({ passage }) => passage);
};

function wordsOf({ id, title, text }: Passage): ReadonlySet<string> {
  const words = wordsById.get(id) ?? wordsIn(`${title} ${text}`);
  wordsById.set(id, words);
  return words;
}

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(normalisedWords(text).filter((word) => word.length >= SHORTEST));
}
