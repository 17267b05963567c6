import { normalisedWords } from './normalise.js';

/** Names of features, in blocks that are weighed apart: letters within words, and words. */
export type FeatureBlocks = readonly [letters: readonly string[], words: readonly string[]];

const SHORTEST = 3;
const LONGEST = 5;

/** What a text is told by: runs of three to five letters within its words, its words, and pairs of them. */
export function featuresOf(text: string): FeatureBlocks {
  const words = normalisedWords(text);
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  return [words.flatMap(lettersOf), [...words, ...pairs]];
}

function lettersOf(word: string): string[] {
  const bounded = `_${word}_`;
  const runs: string[] = [];
  for (let length = SHORTEST; length <= LONGEST; length += 1) {
    for (let at = 0; at + length <= bounded.length; at += 1) runs.push(`~${bounded.slice(at, at + length)}`);
  }
  return runs;
}
