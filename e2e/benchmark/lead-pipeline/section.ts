import type { FigureName, Figures, Outcome, Results } from './figures.js';
import type { Ground } from './ground.js';
import type { Picture } from './report/line-picture.js';

/** One thing that is measured again and again. */
export interface Case {
  readonly name: string;
  readonly measure: (ground: Ground) => Promise<Outcome>;
}

/** Two figures of the same round, one by the other. */
export interface Ratio {
  readonly name: string;
  /** What is aimed at, in words: nothing fails for it. */
  readonly wanted: string;
  readonly of: (round: Round) => number;
}

/** A figure of a case in one round; NaN where it was not measured. */
export type Round = (name: string, figure: FigureName) => number;

/** Cases that belong together, and what is shown of them. */
export interface Section {
  /** Its name for `--only`, and in the docs. */
  readonly id: string;
  readonly title: string;
  /** What is done, in a sentence or two. */
  readonly conditions: string;
  readonly cases: readonly Case[];
  /** Each table has these figures of every case. */
  readonly tables: readonly (readonly FigureName[])[];
  readonly ratios: readonly Ratio[];
  readonly picture?: { readonly file: string; readonly draw: (results: Results) => Picture };
}

/** Measures all cases in turn, round after round, so that what else the machine does meets all alike. */
export async function measureSection(
  { cases }: Section,
  ground: Ground,
  rounds: number,
  say: (text: string) => void,
): Promise<Results> {
  const results = new Map<string, Outcome[]>(cases.map(({ name }) => [name, []]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const { name, measure } of cases) {
      const outcome = await measure(ground);
      results.get(name)?.push(outcome);
      say(`round ${round} of ${rounds}, ${name}: ${shortly(outcome.figures)}`);
    }
  }
  return results;
}

/** A ratio in every round. */
export function ratioValues({ of }: Ratio, results: Results): number[] {
  const rounds = Math.max(...[...results.values()].map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) =>
    of((name, figure) => results.get(name)?.[round]?.figures[figure] ?? Number.NaN),
  );
}

function shortly(figures: Figures): string {
  return Object.entries(figures)
    .map(([name, value]) => `${name} ${value.toFixed(value < 100 ? 2 : 0)}`)
    .join(', ');
}
