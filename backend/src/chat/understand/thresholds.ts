import type { Candidate } from './classifier.js';
import type { Unseen } from './cross-validation.js';
import type { Thresholds } from './model.js';

/** What it costs to tell somebody something wrong; an honest «weiss ich nicht» costs one. */
const WRONG_COSTS = 3;
const GRID = Array.from({ length: 41 }, (_, step) => -1.5 + step * 0.05);

/** The entry that is told: the likeliest, where it is likely enough; undefined where nothing is known. */
export function decide(candidates: readonly Candidate[], { known, sure }: Thresholds): Candidate | undefined {
  const [first] = candidates;
  if (first === undefined || first.score < known) return undefined;
  const nearest = candidates.reduce((best, each) => (each.likeness > best.likeness ? each : best), first);
  return first.score < sure && nearest !== first ? undefined : first;
}

/** What came of an utterance. `unknown` is right where the site says nothing of what is asked. */
export type Verdict = 'right' | 'unknown' | 'wrong';

/**
 * @param isUnsaid whether an entry is one that the site says nothing of
 */
export function verdictOn(unseen: Unseen, thresholds: Thresholds, isUnsaid: (id: string) => boolean): Verdict {
  const told = decide(unseen.candidates, thresholds);
  if (told?.id === unseen.id) return 'right';
  if (told !== undefined && !isUnsaid(told.id)) return 'wrong';
  return isUnsaid(unseen.id) ? 'right' : 'unknown';
}

/** The thresholds with which unseen utterances cost least. */
export function chooseThresholds(unseen: readonly Unseen[], isUnsaid: (id: string) => boolean): Thresholds {
  const costOf = (thresholds: Thresholds) =>
    unseen.reduce((cost, each) => {
      const verdict = verdictOn(each, thresholds, isUnsaid);
      return cost + (verdict === 'wrong' ? WRONG_COSTS : verdict === 'unknown' ? 1 : 0);
    }, 0);
  const choices = GRID.flatMap((known) => GRID.filter((sure) => sure >= known).map((sure) => ({ known, sure })));
  const priced = choices.map((thresholds) => ({ thresholds, cost: costOf(thresholds) }));
  return priced.reduce((best, each) => (each.cost < best.cost ? each : best)).thresholds;
}
