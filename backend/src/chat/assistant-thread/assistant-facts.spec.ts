import { type BusinessFacts, profileFacts } from '@fahrzeugpflege/contracts';
import { expect, it } from '@jest/globals';
import type { ContentChanges } from '../../content/content-changes.js';
import type { CurrentFacts } from '../../content/current-facts.js';
import { AssistantFacts } from './assistant-facts.js';
import type { AssistantThreads } from './assistant-threads.js';

const changedFacts: BusinessFacts = {
  ...profileFacts,
  closedDays: [{ firstDay: '2027-01-04', lastDay: '2027-01-04', reason: '' }],
};

it('tells the threads the facts at the start, and after each change', async () => {
  const told: BusinessFacts[] = [];
  let facts = profileFacts;
  let change: () => void = () => undefined;
  let toldAgain: () => void = () => undefined;
  const again = new Promise<void>((resolve) => (toldAgain = resolve));
  const threads = { useFacts: async (each: BusinessFacts) => void (told.push(each) > 1 && toldAgain()) };
  const assistantFacts = new AssistantFacts(
    { get: async () => facts } as unknown as CurrentFacts,
    { onChange: (watcher: () => void) => (change = watcher) } as unknown as ContentChanges,
    threads as unknown as AssistantThreads,
  );
  await assistantFacts.onModuleInit();
  expect(told).toEqual([profileFacts]);
  facts = changedFacts;
  change();
  await again;
  expect(told).toEqual([profileFacts, changedFacts]);
});
