import { test as base, expect } from '@playwright/test';
import { providersAt, StagedSite } from './staged-site.js';
import { StandIn } from './stand-in.js';

interface TestFixtures {
  /** The outside providers, with nothing left over from the test before. */
  readonly standIn: StandIn;
  /** What the browser complained about; a test takes out what it brought about. */
  readonly complaints: string[];
}

interface WorkerFixtures {
  readonly runningStandIn: StandIn;
  /** The site whose analytics wait for a yes. */
  readonly askingSite: StagedSite;
  /** The site whose analytics may load at once. */
  readonly countingSite: StagedSite;
}

export { expect };

/** A site with outside providers behind the real loading code, and the real content security policy around it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  runningStandIn: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const standIn = await StandIn.start();
      await use(standIn);
      await standIn.stop();
    },
    { scope: 'worker' },
  ],

  askingSite: [
    async ({ runningStandIn }, use) => {
      const site = await StagedSite.start(providersAt(runningStandIn.origin, { loadsWithoutConsent: false }));
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  countingSite: [
    async ({ runningStandIn }, use) => {
      const site = await StagedSite.start(providersAt(runningStandIn.origin, { loadsWithoutConsent: true }));
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  standIn: async ({ runningStandIn }, use) => {
    runningStandIn.reset();
    await use(runningStandIn);
  },

  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      context.on('weberror', (error) => complaints.push(error.error().message));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
