import { randomUUID } from 'node:crypto';
import type { BrowserContext, Locator } from '@playwright/test';
import { contactEnquiry, type Visitor } from '../../support/visitor.js';
import { expectAccessible, movementOver } from '../support/accessibility.js';
import type { LeadDesk } from '../support/lead-desk.js';
import { STAFF } from '../support/site.js';
import { StaffArea } from '../support/staff-area.js';
import { expect, test } from '../support/test.js';
import { aUniqueVisitor } from '../support/visitor.js';

const INTERRUPTED = 'Live-Verbindung unterbrochen. Neue Leads erscheinen, sobald sie wieder steht.';
const CHANGED = `soeben geändert von ${STAFF.username}`;

/** More than fit on a desktop's screen. */
const SCREENFUL = 14;

/** Opens the area and waits until its stream is open. */
async function openListening(area: StaffArea): Promise<void> {
  const opened = area.page.waitForResponse('**/api/leads/stream');
  await area.openSignedIn();
  await opened;
}

test('an enquiry appears in every browser without a reload, and what one does with it at the other’s, in the open lead too', async ({
  staff,
  newPage,
  desk,
  visitor,
}) => {
  const colleague = new StaffArea(await newPage());
  await openListening(staff);
  await openListening(colleague);
  const lead = await desk.receive(contactEnquiry(visitor));
  for (const { page, card } of [staff, colleague].map((area) => ({ page: area.page, card: area.card(visitor) }))) {
    await expect(card.getByText('Neu', { exact: true })).toBeVisible();
    await expect(page.locator('[aria-live="polite"]', { hasText: /^\d+ neue Anfragen?$/ })).toBeAttached();
  }
  const details = await staff.openDetails(visitor);
  await expect(details).toBeVisible();
  await movementOver(staff.page);
  await staff.page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(staff.card(visitor).getByText('Neu', { exact: true })).toBeHidden();
  await expect(colleague.card(visitor).getByText('Neu', { exact: true })).toBeVisible();

  // Nobody is notified of what they did themselves.
  await staff.quickButton(visitor, 'In Bearbeitung').click();
  await expect(colleague.card(visitor).locator('[data-status]')).toHaveText('In Bearbeitung');
  await expect(colleague.card(visitor).getByText(CHANGED)).toBeVisible();
  await expect(staff.card(visitor).locator('[data-status]')).toHaveText('In Bearbeitung');
  await expect(staff.card(visitor).getByText(CHANGED)).toBeHidden();

  const theirs = await colleague.openDetails(visitor);
  const history = theirs.getByRole('region', { name: 'Verlauf', exact: true }).getByRole('listitem');
  await expect(history).toHaveCount(2);
  await staff.quickButton(visitor, 'Abgeschlossen').click();
  await expect(theirs.locator('header [data-status]')).toHaveText('Abgeschlossen');
  await expect(history).toHaveCount(3);
  await desk.change(lead, { offerNumber: 'OFF-2026-777' });
  await expect(theirs.getByText('OFF-2026-777').first()).toBeVisible();
});

test('the tabs of a browser share one stream, and the next takes it over when its tab closes', async ({
  staff,
  desk,
}) => {
  const { page } = staff;
  const context = page.context();
  const streams = countStreams(context);
  await staff.openSignedIn();
  await expect.poll(streams).toBe(1);
  const second = new StaffArea(await context.newPage());
  await second.page.goto('/admin');
  await expect(second.heading).toBeVisible();

  const [first, next] = [aUniqueVisitor(), aUniqueVisitor()];
  await desk.receive(contactEnquiry(first));
  for (const tab of [staff, second]) await expect(tab.card(first)).toBeVisible();
  expect(streams()).toBe(1);

  await page.close();
  await desk.receive(contactEnquiry(next));
  await expect(second.card(next)).toBeVisible();
  expect(streams()).toBe(2);
  await expect(second.page.getByText(INTERRUPTED)).toBeHidden();
});

test('a lost connection is reported when it lasts; once it is back, what was missed appears', async ({
  staff,
  desk,
  visitor,
}) => {
  const { page } = staff;
  await openListening(staff);
  await page.context().setOffline(true);
  await expect(page.getByText(INTERRUPTED)).toBeVisible();
  await desk.receive(contactEnquiry(visitor));
  await page.context().setOffline(false);
  await expect(staff.card(visitor)).toBeVisible();
  await expect(page.getByText(INTERRUPTED)).toBeHidden();
});

test('the list does not move under whoever has scrolled down, and the focus stays @both', async ({
  staff,
  desk,
  visitor,
}) => {
  const earlier = Array.from({ length: SCREENFUL }, aUniqueVisitor);
  for (const each of earlier) await desk.receive(contactEnquiry(each));
  await staff.openSignedIn();
  const { page } = staff;
  const reading = staff.card(earlier[2] ?? visitor);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 400);
      return reading.isVisible();
    })
    .toBe(true);
  const button = reading.getByRole('button', { name: 'Details' });
  await button.focus();
  await button.scrollIntoViewIfNeeded();
  const top = async () => Math.round((await reading.boundingBox())?.y ?? Number.NaN);
  let before = Number.NaN;
  // Hints come after the cards and make some of them higher.
  await expect(async () => {
    const last = before;
    before = await top();
    expect(before).toBe(last);
  }).toPass();
  await desk.receive(contactEnquiry(visitor));
  await expect(page.locator('[aria-live="polite"]', { hasText: /neue Anfrage/ })).toBeAttached();
  // Windows scroll by whole pixels, and a card may end within one.
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  await expect(button).toBeFocused();
  await page.keyboard.press('Control+Home');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(staff.card(visitor).getByText('Neu', { exact: true })).toBeVisible();
});

/** A list of its own among those of other tests: enquiries with a word that one searches for, more than a screen holds. */
class LongList {
  private readonly word = `wort${randomUUID().slice(0, 8)}`;

  constructor(
    private readonly staff: StaffArea,
    private readonly desk: LeadDesk,
  ) {}

  async receive(visitor: Visitor = aUniqueVisitor()): Promise<void> {
    const enquiry = { ...contactEnquiry(visitor), message: `Bitte um Rückruf, ${this.word}` };
    await this.desk.receive(enquiry);
  }

  async open(): Promise<void> {
    for (let count = 0; count < SCREENFUL; count += 1) await this.receive();
    const opened = this.staff.page.waitForResponse('**/api/leads/stream');
    await this.staff.openSignedIn(`/admin?suche=${this.word}`);
    await opened;
    await expect(this.head).toBeVisible();
  }

  async scrollDown(): Promise<void> {
    await this.staff.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(this.head).not.toBeInViewport();
  }

  /** The way to new enquiries. */
  get way(): Locator {
    return this.staff.page.getByRole('button', { name: /neue Anfrage/ });
  }

  private get head(): Locator {
    return this.staff.page.locator('article[aria-posinset="1"]');
  }
}

test('whoever has scrolled down is notified of new enquiries above that the list shows, and led to them by a press or a key', async ({
  staff,
  desk,
  visitor,
}) => {
  const [first, second, third] = [aUniqueVisitor(), aUniqueVisitor(), aUniqueVisitor()];
  const list = new LongList(staff, desk);
  await list.open();
  await list.receive(visitor);
  await expect(staff.card(visitor).getByText('Neu', { exact: true })).toBeInViewport();
  await expect(list.way).toHaveCount(0);
  await list.scrollDown();
  await expect(list.way).toHaveCount(0);
  // What the list does not show is no news in it.
  await desk.receive(contactEnquiry(aUniqueVisitor()));
  await list.receive(first);
  await expect(list.way).toHaveText('1 neue Anfrage ↑');
  await list.receive(second);
  await expect(list.way).toHaveText('2 neue Anfragen ↑');
  await expect(list.way).toBeInViewport({ ratio: 1 });
  await list.way.click();
  await expect(staff.card(second)).toBeFocused();
  for (const visitor of [first, second]) await expect(staff.card(visitor)).toBeInViewport({ ratio: 1 });
  await expect(list.way).toHaveCount(0);

  // What was seen once is no news.
  await list.scrollDown();
  await list.receive(third);
  await expect(list.way).toHaveText('1 neue Anfrage ↑');
  await staff.page.keyboard.press('n');
  await expect(staff.card(third)).toBeFocused();
  await expect(staff.card(third)).toBeInViewport({ ratio: 1 });
});

test('the way to new enquiries fits a phone @phone', async ({ staff, desk, visitor }) => {
  const list = new LongList(staff, desk);
  await list.open();
  await list.scrollDown();
  await list.receive(visitor);
  await expect(list.way).toBeInViewport({ ratio: 1 });
  expect((await list.way.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await list.way.tap();
  await expect(staff.card(visitor)).toBeInViewport();
});

test('what is new about a lead fits a phone, for everyone @phone', async ({ staff, desk, visitor }) => {
  await openListening(staff);
  const lead = await desk.receive(contactEnquiry(visitor));
  await expect(staff.card(visitor).getByText('Neu', { exact: true })).toBeVisible();
  await expectAccessible(staff.page);
  await desk.change(lead, { status: 'processing' });
  await expect(staff.card(visitor).getByText(CHANGED)).toBeVisible();
  await staff.page.context().setOffline(true);
  await expect(staff.page.getByText(INTERRUPTED)).toBeInViewport();
  expect(await staff.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(staff.page);
  await staff.page.context().setOffline(false);
});

function countStreams(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/api/leads/stream')) count += 1;
  });
  return () => count;
}
