import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { LeadDesk } from './lead-desk.js';
import { MailCatcher } from './mail-catcher.js';
import { foldToday, showOwnLeads } from './network.js';
import { PageWatch } from './page-watch.js';
import { StaffArea } from './staff-area.js';
import { aUniqueVisitor, renewMark, type UniqueVisitor } from './visitor.js';

interface TestFixtures {
  /** A word in the names of this test's visitors that no other test's have. */
  readonly ownMark: string;
  /** This test's own visitor: tests share one database and run beside each other. */
  readonly visitor: UniqueVisitor;
  /** Fails the test if a page complained or asked another host. */
  readonly watch: PageWatch;
  /** A page in a browser window of its own, always with JavaScript; the staff area lists this test's leads there. */
  readonly newPage: () => Promise<Page>;
  /** The staff area in such a window, not yet opened. */
  readonly staff: StaffArea;
}

interface WorkerFixtures {
  readonly desk: LeadDesk;
  readonly mails: MailCatcher;
}

export { expect };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  // biome-ignore-start lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  ownMark: [async ({}, use) => use(renewMark()), { auto: true }],

  visitor: async ({ ownMark: _ }, use) => use(aUniqueVisitor()),

  mails: [async ({}, use) => use(new MailCatcher()), { scope: 'worker' }],

  desk: [
    async ({}, use) => {
      const desk = await LeadDesk.open();
      await use(desk);
      await desk.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore-end lint/correctness/noEmptyPattern: see above

  watch: [
    async ({ context }, use) => {
      const watch = new PageWatch();
      watch.over(context);
      await use(watch);
      await letGo(context);
      expect(watch.complaints).toEqual([]);
    },
    { auto: true },
  ],

  newPage: async ({ browser, watch }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ javaScriptEnabled: true });
      contexts.push(context);
      watch.over(context);
      await showOwnLeads(context);
      await foldToday(context);
      return context.newPage();
    });
    for (const context of contexts) {
      await letGo(context);
      await context.close();
    }
  },

  staff: async ({ newPage }, use) => use(new StaffArea(await newPage())),
});

/** Pages that ask by themselves may be in the middle of a request that a test answers: its end is no fault of theirs. */
async function letGo(context: BrowserContext): Promise<void> {
  for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
}
