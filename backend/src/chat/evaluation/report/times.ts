import type { Outcome } from '../evaluate.js';

/** The value below which a share of all values lies, between 0 and 1; by the nearest rank. 0 of no values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/** How long whole answers took beside the bare searches for the same words. */
export function describeTimes(outcomes: readonly Outcome[]): string {
  const answers = outcomes.map(({ answerTime }) => answerTime);
  const median = quantile(answers, 0.5);
  const beside = (['exact', 'tolerant'] as const).map((search) => {
    const bare = quantile(
      outcomes.map(({ retrievalTime }) => retrievalTime[search]),
      0.5,
    );
    return `bare search, ${search}: median ${shown(bare)}, ratio ${(median / bare).toFixed(1)}`;
  });
  return [`answer: median ${shown(median)}, 95th percentile ${shown(quantile(answers, 0.95))}`, ...beside].join('\n');
}

function shown(milliseconds: number): string {
  return `${milliseconds.toFixed(2)} ms`;
}
