import { afterAll, beforeAll, jest, test } from '@jest/globals';
import type { Engine } from './parts.js';
import { Stack } from './stack.js';

/** For every test and hook of the file; longer than whatever they wait for, so that those say what is missing. */
const TIME_LIMIT = 180_000;

/**
 * One stack for all tests of a `describe`; the processes that they start live on from test to test.
 *
 * @returns the stack for hooks, and what declares a test: what the processes wrote is shown when it fails
 */
export function useStack(engine: Engine) {
  jest.setTimeout(TIME_LIMIT);
  let stack: Stack;
  beforeAll(async () => {
    stack = await Stack.start(engine);
  });
  afterAll(() => stack?.close());
  return {
    get stack() {
      return stack;
    },
    test: (name: string, body: (stack: Stack) => Promise<void>, patience?: number) =>
      test(name, () => stack.showing(body), patience),
  };
}
