import { slowestTexts, type TextSearch, type TextShape, textOf } from './slowest-text.js';

/** Reading twice as much may cost at most so many times as much: twice, and what measuring blurs. */
export const MOST_GROWTH = 2.5;

/** So often is measured again what seems to grow too much: what else the machine does goes away, the text's cost stays. */
const ATTEMPTS = 6;

/** How a text's cost grows from half the length to all of it. */
export interface Growth {
  readonly shape: TextShape;
  readonly half: number;
  readonly whole: number;
  readonly factor: number;
}

interface GrowthSearch extends TextSearch {
  /** The doubled length of the texts whose growth is measured; searched for is at `length`, which is quicker. */
  readonly doubled: number;
  /** A careful `cost`; the quick one only decides what is looked at. */
  readonly measure: TextSearch['cost'];
}

/** Searches for the text whose cost grows most where its length is doubled, among the slowest that can be found. */
export function worstGrowth({ doubled, measure, ...search }: GrowthSearch): Growth {
  const growths = slowestTexts(search).map((shape) => leastGrowth(shape, doubled, measure));
  return growths.reduce((worst, growth) => (growth.factor > worst.factor ? growth : worst));
}

function leastGrowth(shape: TextShape, doubled: number, measure: TextSearch['cost']): Growth {
  let least: Growth = { shape, half: 0, whole: 0, factor: Number.POSITIVE_INFINITY };
  for (let attempt = 0; attempt < ATTEMPTS && least.factor > MOST_GROWTH; attempt += 1) {
    const half = measure(textOf(shape, doubled / 2));
    const whole = measure(textOf(shape, doubled));
    if (whole / half < least.factor) least = { shape, half, whole, factor: whole / half };
  }
  return least;
}
