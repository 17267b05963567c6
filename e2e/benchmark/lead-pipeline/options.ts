import { parseArgs } from 'node:util';

/** How much is measured. */
export interface Sizes {
  /** Every figure is the median of so many rounds. */
  readonly rounds: number;
  /** Posts that are sent, and that came before, so that all processes run as they do after a while. */
  readonly posts: number;
  readonly warmUp: number;
  /** Posts where each mail takes 100 ms. */
  readonly slowPosts: number;
  /** Posts where no worker runs. */
  readonly acceptedPosts: number;
  readonly bursts: readonly [small: number, large: number];
  /** Posts that come one by one, 20 ms apart, to see how long one takes. */
  readonly probes: number;
  /** Leads that are there already. */
  readonly stored: readonly number[];
  /** Worker processes. */
  readonly workers: readonly number[];
}

const FULL: Sizes = {
  rounds: 5,
  posts: 5_000,
  warmUp: 1_000,
  slowPosts: 1_000,
  acceptedPosts: 20_000,
  bursts: [2_000, 20_000],
  probes: 500,
  stored: [1_000, 10_000, 100_000],
  workers: [1, 2, 4],
};

/** Two or three minutes, to see that all of it works, and large changes. */
const SHORT: Sizes = {
  rounds: 1,
  posts: 1_000,
  warmUp: 200,
  slowPosts: 150,
  acceptedPosts: 3_000,
  bursts: [300, 3_000],
  probes: 100,
  stored: [1_000, 10_000],
  workers: [1, 2],
};

export interface Options {
  readonly sizes: Sizes;
  /** Whether tables and pictures go into the docs. */
  readonly write: boolean;
  /** Names of the sections that are measured; undefined: all of them. */
  readonly only: readonly string[] | undefined;
}

/**
 * The command's arguments: `--short`, `--rounds 3`, `--only burst,workers`, `--write`.
 *
 * @throws Error naming an argument that it doesn't know
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      short: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      only: { type: 'string' },
    },
  });
  const sizes = values.short ? SHORT : FULL;
  const rounds = values.rounds === undefined ? sizes.rounds : Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds is a whole number from 1 on');
  return { sizes: { ...sizes, rounds }, write: values.write, only: values.only?.split(',') };
}
