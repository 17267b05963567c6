import { beforeAll, test } from '@jest/globals';
import type { Engine } from './parts.js';
import { Stack } from './stack.js';

/** How many run beside each other: each has a database and two or three Node processes of its own. */
const AT_ONCE = 4;

/** All scenarios of a file together; milliseconds. */
const TIME_LIMIT = 480_000;

type ScenarioBody = (stack: Stack) => Promise<void>;

interface Scenario {
  readonly engine: Engine;
  readonly body: ScenarioBody;
  failure?: unknown;
}

/**
 * For tests that mostly wait (for a relay, a lease, a lock): they run beside each other before the first test reports,
 * each on a stack of its own. (Jest's own `test.concurrent` forbids imports at the moment when another test ends.)
 *
 * @returns declares a scenario as a test; what its processes wrote is shown when it fails
 */
export function useScenarios() {
  const scenarios: Scenario[] = [];
  beforeAll(async () => {
    const queue = scenarios.values();
    const lane = async () => {
      for (const scenario of queue) await run(scenario);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
  }, TIME_LIMIT);
  return (name: string, engine: Engine, body: ScenarioBody) => {
    const scenario: Scenario = { engine, body };
    scenarios.push(scenario);
    test(name, () => {
      if ('failure' in scenario) throw scenario.failure;
    });
  };
}

async function run(scenario: Scenario): Promise<void> {
  try {
    const stack = await Stack.start(scenario.engine);
    try {
      await stack.showing(scenario.body);
    } finally {
      await stack.close();
    }
  } catch (error) {
    scenario.failure = error;
  }
}
