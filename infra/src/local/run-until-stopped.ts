import { EnvironmentError, exitCodeOf } from '../config/index.js';
import { StartError } from './start-error.js';

/** What can be started, stopped in order, and ended at once. */
export interface Whole {
  /** Starts it and goes on until it ends by itself or can't go on; rejects with the reason. */
  run(): Promise<void>;
  stop(): Promise<void>;
  kill(): void;
}

/** One Ctrl-C comes twice under npm: from the terminal and passed on by npm. Later than this it is a second one. */
const SAME_KEYPRESS = 1_500;

/**
 * Runs it until Ctrl-C, SIGTERM or a closed terminal, then stops it and ends this process: with exit code 0 when asked
 * to, 78 with a message where the configuration is wrong, 1 where it can't go on otherwise. A second Ctrl-C ends
 * everything at once, with exit code 130.
 *
 * @param watchParent npm is the parent: if it is killed, stop as well
 */
export async function runUntilStopped(
  create: (signal: AbortSignal) => Whole,
  { watchParent }: { watchParent: boolean },
): Promise<never> {
  ignoreClosedTerminal();
  const asked = new AbortController();
  const whole = create(asked.signal);
  const stopAsked = new Promise<void>((resolve) => {
    onStopSignals(() => {
      console.log('\nStopping …');
      asked.abort();
      resolve();
    }, whole);
  });
  if (watchParent) stopWithNpm();
  const code = await Promise.race([outcomeOf(whole, asked.signal), stopAsked.then(() => 0)]);
  asked.abort();
  await whole.stop();
  if (code === 0) console.log('Stopped.');
  process.exit(code);
}

async function outcomeOf(whole: Whole, asked: AbortSignal): Promise<number> {
  try {
    await whole.run();
    return 0;
  } catch (error) {
    if (asked.aborted) return 0;
    const expected = error instanceof StartError || error instanceof EnvironmentError;
    console.error(expected ? `\n${error.message}\n` : error);
    return exitCodeOf(error);
  }
}

function onStopSignals(first: () => void, whole: Whole): void {
  let askedAt: number | undefined;
  const handle = () => {
    if (askedAt === undefined) {
      askedAt = Date.now();
      first();
    } else if (Date.now() - askedAt > SAME_KEYPRESS) {
      whole.kill();
      process.exit(130);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handle);
}

/** npm does not take its script along when it is killed hard. */
function stopWithNpm(): void {
  const npm = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 1_000).unref();
}

function ignoreClosedTerminal(): void {
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
}
