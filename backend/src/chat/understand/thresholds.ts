import type { Candidate } from './classifier.js';
import type { Unseen } from './cross-validation.js';

/** What it costs to tell somebody something wrong; an honest «weiss ich nicht» costs one. */
const WRONG_COSTS = 3;
/** How much of that an entry may owe to what was asked before: by itself a text must ask for something near to it. */
const MOST_CARRIED = 0.7;
/** By itself a text must ask for it nearly as much as for anything else: what names a new thing asks for that. */
const MOST_BEHIND = 0.6;
/** Costs that differ by less differ by chance: one utterance more or less moves the cheapest threshold about. */
const CHANCE = 0.005;
const GRID = Array.from({ length: 41 }, (_, step) => -1.5 + step * 0.05);

/** The entries that may be answered, the likeliest first; none where nothing is known. */
export function likelyOf(candidates: readonly Candidate[], threshold: number): readonly Candidate[] {
  const clearest = Math.max(...candidates.map(({ own }) => own));
  const least = Math.max(threshold - MOST_CARRIED, clearest - MOST_BEHIND);
  return candidates.filter(({ score, own }) => score >= threshold && (own >= score || own >= least));
}

/**
 * What came of an utterance. `unknown` is right where the site says nothing of what is asked; `beside` is true and of the
 * same topic, but no answer.
 */
export type Verdict = 'right' | 'unknown' | 'beside' | 'wrong';

/** What a verdict needs to know of the entries. */
export interface Judged {
  /** True of an entry that the site says nothing of. */
  isUnsaid(id: string): boolean;
  isSameTopic(one: string, other: string): boolean;
}

/** What comes of an utterance where nothing below the threshold is answered. */
export function verdictOn({ id, candidates }: Unseen, threshold: number, entries: Judged): Verdict {
  const answered = likelyOf(candidates, threshold)[0]?.id;
  if (answered === id) return 'right';
  if (answered === undefined || entries.isUnsaid(answered)) return entries.isUnsaid(id) ? 'right' : 'unknown';
  return entries.isSameTopic(answered, id) ? 'beside' : 'wrong';
}

/**
 * The middle of the thresholds with which unseen utterances cost least. What is beside the point helps as little as
 * silence.
 */
export function chooseThreshold(unseen: readonly Unseen[], entries: Judged): number {
  const costs: Readonly<Record<Verdict, number>> = { right: 0, unknown: 1, beside: 1, wrong: WRONG_COSTS };
  const priced = GRID.map((threshold) => ({
    threshold,
    cost: unseen.reduce((cost, each) => cost + costs[verdictOn(each, threshold, entries)], 0),
  }));
  const least = Math.min(...priced.map(({ cost }) => cost));
  const cheap = priced.filter(({ cost }) => cost <= least * (1 + CHANCE));
  return (cheap[Math.floor(cheap.length / 2)] as (typeof cheap)[number]).threshold;
}
