import MiniSearch from 'minisearch';
import type { Passage } from '../answers/answer.js';
import { knowledgePassages } from '../knowledge/knowledge-passages.js';

const index = new MiniSearch<Passage>({ fields: ['title', 'text'] });
index.addAll(knowledgePassages);

/**
 * What the search library alone takes for a visitor's words: `exact` as typed, `tolerant` with beginnings of words and
 * typing mistakes, as a search that forgives like the assistant would. Answer times stand beside both.
 */
export const bareRetrieval = {
  exact: (words: string): unknown => index.search(words),
  tolerant: (words: string): unknown => index.search(words, { prefix: true, fuzzy: 0.2 }),
} as const;

export type BareRetrieval = Readonly<Record<keyof typeof bareRetrieval, (words: string) => unknown>>;
