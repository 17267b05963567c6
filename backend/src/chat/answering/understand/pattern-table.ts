import type { Word } from '../../language/read-text.js';
import { compilePattern, type Pattern, patternWords, type StemOf, wordForms } from './pattern.js';

/** Something with the patterns that it is recognised by, in the notation of `compilePattern`. */
interface Row<Item> {
  readonly item: Item;
  readonly patterns: readonly string[];
}

/** What of a table stands in a sentence, and where. */
export interface FoundRow<Item> {
  readonly item: Item;
  readonly at: readonly number[];
}

/** Finds which rows of a table stand in a sentence, in the order of the table. */
export type FindRows<Item> = (words: readonly Word[]) => FoundRow<Item>[];

/** A pattern with the place of its row. */
interface Entry {
  readonly row: number;
  readonly pattern: Pattern;
}

/** Tries only those of the many patterns of which the slot with the fewest words may fit: the others cost no time. */
export function createPatternTable<Item>(rows: readonly Row<Item>[], stemOf: StemOf): FindRows<Item> {
  const entries: Entry[] = [];
  const byKey = new Map<string, number[]>();
  for (const [row, { patterns }] of rows.entries()) {
    for (const source of patterns) {
      const id = entries.push({ row, pattern: compilePattern(source, stemOf) }) - 1;
      for (const key of keysOf(source, stemOf)) byKey.set(key, [...(byKey.get(key) ?? []), id]);
    }
  }
  return (words) => {
    const likely = new Set(words.flatMap(keysOfWord).flatMap((key) => byKey.get(key) ?? []));
    const found = new Map<number, Set<number>>();
    for (const id of [...likely].sort((one, other) => one - other)) {
      const entry = entries[id];
      const at = entry?.pattern(words);
      if (!entry || !at || at.length === 0) continue;
      const places = found.get(entry.row) ?? new Set();
      for (const place of at) places.add(place);
      found.set(entry.row, places);
    }
    return [...found].flatMap(([row, at]) => (rows[row] ? [{ item: rows[row].item, at: [...at] }] : []));
  };
}

/** By which words a sentence is seen to have the slot of a pattern that the fewest words fit. */
function keysOf(source: string, stemOf: StemOf): readonly string[] {
  const slots = source.split(' ').filter((slot) => !slot.startsWith('!'));
  const keys = slots.map((slot) => [...new Set(slot.split('|').flatMap((each) => keysOfAlternative(each, stemOf)))]);
  return keys.toSorted((one, other) => one.length - other.length)[0] ?? [];
}

/** Of words that follow each other the first. */
function keysOfAlternative(alternative: string, stemOf: StemOf): readonly string[] {
  const [first = ''] = alternative.split('_');
  const [word = ''] = patternWords(first);
  return first.startsWith(':') ? [`:${word}`] : wordForms(word).map(stemOf);
}

function keysOfWord({ standard, stem, parts }: Word): readonly string[] {
  return [`:${standard}`, stem, ...parts];
}
