import type { FeatureBlocks } from './features.js';

/** A vector that is zero but at some places, which come in no order. */
export interface SparseVector {
  readonly indices: Int32Array;
  readonly values: Float32Array;
}

/** What a feature counts for: its place in vectors, and how rare it is (`ln(texts / texts with it) + 1`). */
export interface Vocabulary {
  /** A feature a line: one text is read much faster than a list. */
  readonly names: string;
  readonly rareness: Float32Array;
}

// Looking up a global in each step costs more than the logarithm where Jest runs modules.
const logarithm = Math.log;

/** Rarer features than this are chance. */
const FEWEST_TEXTS = 2;

export function learnVocabulary(texts: readonly FeatureBlocks[]): Vocabulary {
  const counts = new Map<string, number>();
  for (const blocks of texts) {
    for (const name of new Set(blocks.flat())) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const kept = [...counts].filter(([, count]) => count >= FEWEST_TEXTS);
  return {
    names: kept.map(([name]) => name).join('\n'),
    rareness: Float32Array.from(kept, ([, count]) => Math.log(texts.length / count) + 1),
  };
}

/**
 * Makes vectors of features by TF-IDF: `(1 + ln(how often)) × rareness`, each block brought to length 1, then the whole.
 * Features that the vocabulary lacks are left out.
 */
export class Vectoriser {
  private readonly places: ReadonlyMap<string, number>;

  constructor(private readonly vocabulary: Vocabulary) {
    this.places = new Map(vocabulary.names.split('\n').map((name, place) => [name, place]));
  }

  get size(): number {
    return this.vocabulary.rareness.length;
  }

  vector(blocks: FeatureBlocks): SparseVector {
    const weighed = blocks.map((block) => this.weigh(block)).filter((block) => block.size > 0);
    const scale = 1 / Math.sqrt(weighed.length || 1);
    const places = weighed.flatMap((block) => [...block.keys()]);
    const values = weighed.flatMap((block) => scaledToOne([...block.values()]));
    return { indices: Int32Array.from(places), values: Float32Array.from(values, (value) => value * scale) };
  }

  private weigh(block: readonly string[]): Map<number, number> {
    const counts = new Map<number, number>();
    for (const name of block) {
      const place = this.places.get(name);
      if (place !== undefined) counts.set(place, (counts.get(place) ?? 0) + 1);
    }
    const { rareness } = this.vocabulary;
    for (const [place, count] of counts) counts.set(place, (1 + logarithm(count)) * (rareness[place] ?? 0));
    return counts;
  }
}

function scaledToOne(values: readonly number[]): number[] {
  const length = Math.hypot(...values) || 1;
  return values.map((value) => value / length);
}
