import type { FailedJob, PipelineState } from '@fahrzeugpflege/contracts';
import type { Locator, Page } from '@playwright/test';
import { contactEnquiry } from '../../support/visitor.js';
import { expectAccessible } from '../support/accessibility.js';
import { STAFF } from '../support/site.js';
import { expect, test } from '../support/test.js';
import { toastOf } from '../support/toast.js';

const STATE = '**/api/admin/pipeline';
const REFUSED = 'Der Mailserver hat das Mail abgelehnt (550).';

const failedJob: FailedJob = {
  id: '17',
  queue: 'lead-mail',
  name: 'lead-mail',
  attempts: 1,
  failedAt: new Date().toISOString(),
  reason: REFUSED,
  ids: ['0192f0c1-2345-7abc-8def-0123456789ab'],
  carriesSubmissions: false,
};

/** Changes what the server tells of the pipeline; everything else stays true. */
async function alter(page: Page, change: (state: PipelineState) => PipelineState): Promise<void> {
  await page.route(STATE, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
}

/** Nothing waits or has failed, whatever other tests have sent just now; everything else stays true. */
const quiet = (state: PipelineState): PipelineState => ({
  ...state,
  queues: state.queues.map(({ queue, depth }) => ({ queue, depth: depth && { ...depth, failed: 0 } })),
  submissions: { overdue: 0, oldestOverdueAt: null, failed: 0, oldestFailedAt: null },
  unsentMails: [],
});

/** One mail was refused; nothing else waits or has failed. */
const withRefusedMail = (state: PipelineState): PipelineState => ({
  ...quiet(state),
  queues: quiet(state).queues.map(({ queue, depth }) => ({
    queue,
    depth: depth && { ...depth, failed: queue === 'lead-mail' ? 1 : 0 },
  })),
  unsentMails: [{ state: 'failed', reason: REFUSED, mails: 1, oldestAt: state.at, nextTryAt: null }],
});

/** One mail that was refused, with its job. */
async function refuseOneMail(page: Page): Promise<void> {
  await alter(page, withRefusedMail);
  await page.route('**/api/admin/pipeline/failed?*', (route) =>
    route.fulfill({ json: { jobs: [failedJob], total: 1 } }),
  );
}

async function open(page: Page): Promise<Locator> {
  expect((await page.request.post('/api/admin/login', { data: STAFF })).status()).toBe(200);
  await page.goto('/admin/pipeline');
  await expect(page.getByRole('heading', { name: 'Pipeline', level: 1 })).toBeVisible();
  return page.getByRole('region', { name: 'Zustand' });
}

const station = (page: Page, label: string) => page.locator(`[data-station="${label}"]`);

test('says that all is well, with the way of the enquiries and who works on them', async ({ staff, desk, visitor }) => {
  await desk.receive(contactEnquiry(visitor));
  await desk.settle();
  const { page } = staff;
  await alter(page, quiet);
  const verdict = await open(page);
  await expect(verdict.getByRole('heading')).toHaveText('Alles läuft.');
  for (const label of ['Eingegangen', 'Leads', 'Mails gesendet']) {
    await expect(station(page, label)).toContainText(/[1-9]/);
  }
  await expect(page.getByText(/^\d[\d']* eingegangen = \d/)).toBeVisible();
  const workers = page.getByRole('region', { name: 'Worker' }).getByRole('listitem');
  await expect(workers).toHaveCount(1);
  await expect(workers).toContainText('Läuft');
  await expect(page.getByRole('row', { name: /^Mail senden/ })).toBeVisible();
  await expectAccessible(page);
});

test('says first what is stuck and why, tries it again when told, and says so when it can’t', async ({ staff }) => {
  const { page } = staff;
  await refuseOneMail(page);
  const verdict = await open(page);
  await expect(verdict.getByRole('heading')).toHaveText('1 Mail konnte nicht gesendet werden.');
  await expect(verdict).toContainText(REFUSED);
  const job = page.locator('[data-job="lead-mail/17"]');
  await expect(job).toContainText(REFUSED);
  await expectAccessible(page);

  await page.route(/\/retry$/, (route) => route.fulfill({ status: 503, json: { status: 503 } }));
  await verdict.getByRole('button', { name: /^Erneut versuchen/ }).click();
  await expect(toastOf(page)).toContainText('antworten nicht');
  await page.unroute(/\/retry$/);

  const asked: string[] = [];
  await page.route(/\/retry$/, (route) => {
    asked.push(new URL(route.request().url()).pathname.replace('/api/admin/pipeline/', ''));
    return route.fulfill({ json: { retried: 1, hasMore: false } });
  });
  const buttons = [
    verdict.getByRole('button', { name: /^Erneut versuchen/ }),
    job.getByRole('button', { name: /^Erneut versuchen/ }),
    page.getByRole('button', { name: 'Alle erneut versuchen' }),
  ];
  for (const [pressed, button] of buttons.entries()) {
    await button.click();
    await expect.poll(() => asked.length).toBe(pressed + 1);
    // While one try is on its way the button says so, and no other does anything.
    await expect(button).toBeVisible();
    await expect(toastOf(page)).toContainText('Ein Auftrag ist wieder unterwegs.');
    await expect(verdict.getByRole('heading')).toBeFocused();
  }
  expect(asked).toEqual(['mails/retry', 'failed/lead-mail/17/retry', 'failed/retry']);
});

test('renews itself: what is mended goes away without a reload, and what it knew stays when the server is away', async ({
  staff,
}) => {
  const { page } = staff;
  await refuseOneMail(page);
  const verdict = await open(page);
  await expect(verdict).toHaveAttribute('data-verdict', 'stuck');
  await page.unroute(STATE);
  await alter(page, quiet);
  await expect(verdict.getByRole('heading')).toHaveText('Alles läuft.');
  await expect(page.getByRole('heading', { name: 'Gescheiterte Aufträge' })).toBeHidden();

  await page.route(STATE, (route) => route.fulfill({ status: 503, json: { status: 503 } }));
  await expect(verdict.getByRole('heading')).toHaveText('Server oder Datenbank antworten nicht.');
  await expect(station(page, 'Leads')).toBeVisible();
  await expectAccessible(page);
});

test('tells parts that don’t answer as unknown, and the rest as it is', async ({ staff }) => {
  const { page } = staff;
  await alter(page, (state) => ({
    ...quiet(state),
    engine: { kind: 'redis', fault: 'Die Warteschlange (Redis) antwortet nicht.' },
    queues: state.queues.map(({ queue }) => ({ queue, depth: null })),
  }));
  const verdict = await open(page);
  await expect(verdict.getByRole('heading')).toHaveText('Die Warteschlange (Redis) antwortet nicht.');
  await expect(station(page, 'Warteschlange')).toContainText('nicht bekannt');
  await expect(station(page, 'Leads')).not.toContainText('nicht bekannt');
  await expectAccessible(page);
});

test('is one of the pages of the staff area, titled, and leads on to the board, which needs the session', async ({
  staff,
}) => {
  const { page } = staff;
  await staff.openSignedIn();
  await (await staff.pageLink('Pipeline')).click();
  await expect(page.getByRole('region', { name: 'Zustand' })).toBeVisible();
  await expect(page).toHaveTitle(/^Pipeline/);
  await page.getByRole('link', { name: 'Einzelne Aufträge ansehen' }).click();
  await expect(page).toHaveURL(/\/api\/admin\/queues\//);
  await page
    .getByRole('link', { name: /lead-mail/ })
    .first()
    .click();
  await expect(page).toHaveURL(/queue\/lead-mail/);
  await expect(page.getByText('lead-mail').first()).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/admin/queues');
  await expect(staff.login).toBeVisible();
});

test('fits a phone, also when much is stuck @phone', async ({ staff }) => {
  const { page } = staff;
  await refuseOneMail(page);
  await open(page);
  await expect(page.locator('[data-job]')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // Nothing is cut off by its frame either.
  const cut = page
    .locator('main .overflow-hidden')
    .evaluateAll((frames) =>
      frames.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
    );
  expect(await cut).toEqual([]);
  await expectAccessible(page);
});
