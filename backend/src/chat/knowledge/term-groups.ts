import type { Word } from '../language/read-text.js';
import type { SubjectId } from './knowledge-passage.js';
import { SYNONYMS } from './synonyms.js';

/** A word of a question, with how much depends on it. */
export interface QueryWord extends Word {
  /** Said by the way: an answer may pass over it. */
  readonly isLight?: boolean;
  /** Written small by somebody who writes nouns with a capital. */
  readonly isNoNoun?: boolean;
  /** The subject that it names: asked about much, this says little of what is asked. */
  readonly names?: SubjectId;
  /** Stands in questions about anything. */
  readonly isCommon?: boolean;
}

/** A word of a question with all that may stand for it in a text. */
export interface TermGroup {
  readonly terms: ReadonlySet<string>;
  /** The word itself and what means the same. */
  readonly whole: ReadonlySet<string>;
  /** How much the word says: rare ones say more, unknown ones most. */
  readonly weight: number;
  /** Whether any text has it. */
  readonly isKnown: boolean;
  /** How well a text with these terms has the word: 1 by itself or a synonym, less by parts of it. */
  metBy(terms: ReadonlySet<string>): number;
}

/** Knows the words of the site's texts and what means the same. */
export interface TermGroups {
  ofWord(this: void, word: QueryWord): TermGroup;
}

const SYNONYM = 0.9;
const ALL_PARTS = 0.7;
const LAST_PART = 0.4;
const LIGHT = 0.3;
/** A verb or adjective that no text has: often said otherwise there. */
const UNKNOWN_NO_NOUN = 0.35;
/** Any other that no text has: it may be misread. */
const UNKNOWN = 0.8;

/**
 * @param texts the terms of each text
 * @param wordsOf reads the synonyms
 */
export function createTermGroups(
  texts: readonly ReadonlySet<string>[],
  wordsOf: (text: string) => readonly Word[],
): TermGroups {
  const frequency = countTexts(texts);
  const synonyms = readSynonyms(wordsOf);
  return {
    ofWord({ stem, parts, isLight, isNoNoun }) {
      const whole = new Set([stem, ...(synonyms.get(stem) ?? [])]);
      const inTexts = Math.max(...[...whole].map((term) => frequency.get(term) ?? 0));
      return {
        terms: new Set([...whole, ...parts]),
        whole,
        weight:
          Math.log(1 + texts.length / (1 + inTexts)) *
          (isLight ? LIGHT : 1) *
          (inTexts > 0 ? 1 : isNoNoun ? UNKNOWN_NO_NOUN : UNKNOWN),
        isKnown: inTexts > 0,
        metBy: (terms) =>
          met(
            terms,
            stem,
            whole,
            parts.map((part) => new Set([part, ...(synonyms.get(part) ?? [])])),
          ),
      };
    },
  };
}

/** Which share of what is asked, by weight, terms have: 0 to 1. */
export function coverageOf(asked: readonly TermGroup[], terms: ReadonlySet<string>): number {
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
  const covered = asked.reduce((sum, group) => sum + group.weight * group.metBy(terms), 0);
  return whole === 0 ? 0 : covered / whole;
}

function met(
  terms: ReadonlySet<string>,
  stem: string,
  whole: ReadonlySet<string>,
  parts: readonly ReadonlySet<string>[],
): number {
  if (terms.has(stem)) return 1;
  const has = (alternatives: ReadonlySet<string>) => [...alternatives].some((term) => terms.has(term));
  if (has(whole)) return SYNONYM;
  if (parts.length < 2) return 0;
  if (parts.every(has)) return ALL_PARTS;
  // The last part says what a compound is; the others say which.
  return has(parts.at(-1) ?? new Set()) ? LAST_PART : 0;
}

function countTexts(texts: readonly ReadonlySet<string>[]): Map<string, number> {
  const frequency = new Map<string, number>();
  for (const terms of texts) for (const term of terms) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  return frequency;
}

function readSynonyms(wordsOf: (text: string) => readonly Word[]): Map<string, string[]> {
  const synonyms = new Map<string, string[]>();
  for (const line of SYNONYMS) {
    const stems = wordsOf(line).map(({ stem }) => stem);
    for (const stem of stems) synonyms.set(stem, [...(synonyms.get(stem) ?? []), ...stems]);
  }
  return synonyms;
}
