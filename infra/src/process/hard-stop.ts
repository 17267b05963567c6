/** A stop that hangs is worse than one that cuts: operators kill after ten seconds. */
const LIMIT = 9_000;

/** Gives an ordered stop nine seconds from its signal on; after that the process ends itself with exit code 1. */
export function limitStop(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => setTimeout(() => process.exit(1), LIMIT).unref());
  }
}
