import type { Lead, LeadSummary } from '@fahrzeugpflege/contracts';
import type { Locator, Page } from '@playwright/test';
import { contactEnquiry, type Visitor } from '../../support/visitor.js';
import { expectAccessible, movementOver } from '../support/accessibility.js';
import type { LeadDesk } from '../support/lead-desk.js';
import { StaffArea } from '../support/staff-area.js';
import { expect, test } from '../support/test.js';
import { keepToast, toastOf } from '../support/toast.js';
import { aUniqueMark, aUniqueNumber } from '../support/visitor.js';

interface Person {
  readonly first: Visitor;
  readonly second: Visitor;
  readonly leads: readonly [Lead, Lead];
}

/** One person who wrote twice, by two names and from two addresses, but with one phone number, which no other test has. */
async function twice(desk: LeadDesk): Promise<Person> {
  const mark = aUniqueMark();
  const phone = aUniqueNumber();
  const first = { name: `Rosa Früh ${mark}`, email: `rosa.${mark}@example.ch`, phone };
  const second = { name: `Rosa Spät ${mark}`, email: `r.${mark}@example.com`, phone };
  const enquiry = (visitor: Visitor, message: string) => ({ ...contactEnquiry(visitor), message });
  const one = await desk.receive(enquiry(first, 'Können Sie unser Wohnmobil versiegeln?'));
  const other = await desk.receive(enquiry(second, 'Ich habe letzte Woche schon geschrieben.'));
  return { first, second, leads: [one, other] };
}

const section = (page: Page) => page.getByRole('region', { name: 'Weitere Anfragen dieser Person' });
const mergeButton = (page: Page) => section(page).getByRole('button', { name: /^Zusammenführen mit/ });
const confirm = (page: Page) => page.getByRole('dialog', { name: 'Anfragen zusammenführen?' });

async function merge(staff: StaffArea, survivor: Visitor): Promise<Locator> {
  const details = await staff.openDetails(survivor);
  await mergeOpen(staff.page);
  return details;
}

async function mergeOpen(page: Page): Promise<void> {
  await mergeButton(page).click();
  await confirm(page).getByRole('button', { name: 'Zusammenführen' }).click();
  await keepToast(page);
  await expect(section(page).getByRole('button', { name: /^Trennen/ })).toBeVisible();
}

test('a card hints at another enquiry; merging asks first, takes it out of the list, keeps its words, and is undone from the toast', async ({
  staff,
  desk,
}) => {
  const { first, second, leads } = await twice(desk);
  const { page } = staff;
  await staff.openSignedIn();
  await expect(staff.card(first)).toBeVisible();
  const total = async () => ((await (await page.request.get('/api/leads/summary')).json()) as LeadSummary).total;
  const isListed = async ({ id }: Lead) => {
    const found = (await (await page.request.get('/api/leads?limit=200')).json()) as Lead[];
    return found.some((lead) => lead.id === id);
  };
  expect(await total()).toBeGreaterThan(1);
  expect(await isListed(leads[0])).toBe(true);

  for (const visitor of [first, second]) {
    await expect(staff.card(visitor).getByText('1 weitere Anfrage', { exact: true })).toBeVisible();
  }
  const details = await staff.openDetails(second);
  await expect(section(page).getByText('Gleiche Telefonnummer', { exact: true })).toBeVisible();
  await section(page)
    .getByRole('link', { name: /^Anfrage vom/ })
    .click();
  await expect(page.getByRole('dialog', { name: first.name })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`lead=${leads[0].id}`));
  await page.goBack();
  await expect(details).toBeVisible();

  // Without a yes nothing is merged.
  await mergeButton(page).click();
  await expect(confirm(page)).toContainText('verschwindet aus Listen und Zahlen');
  await movementOver(page);
  await page.keyboard.press('Escape');
  await expect(confirm(page)).toBeHidden();
  await expect(details).toBeVisible();
  await expect(mergeButton(page)).toBeFocused();
  const stored = (await (await page.request.get(`/api/leads/${leads[0].id}`)).json()) as Lead;
  expect(stored).toMatchObject({ mergedInto: null, version: 1 });

  await mergeOpen(page);
  await expect(section(page).getByRole('heading', { name: 'Weitere Anfragen dieser Person' })).toBeFocused();
  await section(page).getByText('Nachricht lesen').click();
  await expect(section(page).getByText('Können Sie unser Wohnmobil versiegeln?')).toBeVisible();
  await expect(details.getByText('Mit einer anderen Anfrage zusammengeführt').first()).toBeVisible();
  expect(await isListed(leads[0])).toBe(false);
  expect(await isListed(leads[1])).toBe(true);

  await toastOf(page).getByRole('button', { name: 'Rückgängig' }).click();
  await expect(mergeButton(page)).toBeVisible();
  expect(await isListed(leads[0])).toBe(true);
  await details.getByRole('button', { name: 'Schliessen' }).click();
  await expect(staff.card(first)).toBeVisible();
  await expect(staff.card(second)).toBeVisible();
});

test('staff choose which enquiry survives and see what it will have; searches find it, and one press gives all of it back', async ({
  staff,
  desk,
}) => {
  const { first, second, leads } = await twice(desk);
  const { page } = staff;
  await desk.change(leads[1], { status: 'processing', notes: 'Ruft am Montag an.', followUpOn: '2099-12-01' });
  const read = async ({ id }: Lead) => (await (await page.request.get(`/api/leads/${id}`)).json()) as Lead;
  const idsFound = async (visitor: Visitor) => (await desk.leadsOf(visitor)).map(({ id }) => id);
  await staff.openSignedIn();
  const before = await Promise.all(leads.map(read));

  await staff.openDetails(second);
  await mergeButton(page).click();
  const opened = confirm(page).getByRole('radio', { name: /geöffnet/ });
  await expect(opened).toBeChecked();
  await opened.focus();
  await page.keyboard.press('ArrowDown');
  await expect(confirm(page).getByRole('radio', { name: new RegExp(first.name) })).toBeChecked();
  const result = confirm(page).getByRole('region', { name: 'So steht sie danach da' });
  await expect(result).toContainText('In Bearbeitung (bisher Ausstehend)');
  await expect(result).toContainText('1. Dezember 2099 (übernommen)');
  await expect(result).toContainText('Ruft am Montag an.');
  await confirm(page).getByRole('button', { name: 'Zusammenführen' }).click();
  await keepToast(page);

  const details = page.getByRole('dialog', { name: first.name });
  await expect(details).toContainText('Ruft am Montag an.');
  await expect(page).toHaveURL(new RegExp(`lead=${leads[0].id}`));
  await expect(section(page).getByRole('button', { name: /^Trennen/ })).toBeVisible();
  expect(await read(leads[0])).toMatchObject({ status: 'processing', followUpOn: '2099-12-01' });
  expect(await idsFound(second)).toEqual([leads[0].id]);

  await toastOf(page).getByRole('button', { name: 'Rückgängig' }).click();
  await expect(mergeButton(page)).toBeVisible();
  const after = await Promise.all(leads.map(read));
  expect(after).toEqual(before.map((lead) => ({ ...lead, version: lead.version + 2 })));
  expect(await idsFound(second)).toEqual([leads[1].id]);
});

test('a merged lead still opens by its link, leads to where it is worked on, and can be separated', async ({
  staff,
  desk,
}) => {
  const { first, second, leads } = await twice(desk);
  await staff.openSignedIn();
  await merge(staff, second);

  const { page } = staff;
  await page.goto(`/admin?lead=${leads[0].id}`);
  await expect(page.getByRole('dialog', { name: first.name })).toContainText('Können Sie unser Wohnmobil versiegeln?');
  await expect(section(page)).toContainText('steht in keiner Liste');
  await section(page).getByRole('button', { name: 'Trennen' }).click();
  await expect(mergeButton(page)).toBeVisible();
  await page.getByRole('dialog', { name: first.name }).getByRole('button', { name: 'Schliessen' }).click();
  await expect(staff.card(first)).toBeVisible();
});

test('an edit that a colleague began before a merge is not stored on what is merged away, and nothing typed is lost', async ({
  staff,
  newPage,
  desk,
}) => {
  const { first, second, leads } = await twice(desk);
  const colleague = new StaffArea(await newPage());
  await staff.openSignedIn();
  await colleague.openSignedIn();
  const dialog = await colleague.openEdit(first);
  await dialog.notes.fill('Ruft am Montag zurück.');
  await merge(staff, second);
  await dialog.save();
  await expect(dialog.element).toContainText('mit einem anderen zusammengeführt');
  await expect(dialog.notes).toHaveValue('Ruft am Montag zurück.');
  const stored = (await (await staff.page.request.get(`/api/leads/${leads[0].id}`)).json()) as Lead;
  expect(stored).toMatchObject({ notes: null, version: 2 });
});

test('other enquiries, the question and what is merged are accessible and fit the window @phone', async ({
  staff,
  desk,
}) => {
  const { second } = await twice(desk);
  const { page } = staff;
  await staff.openSignedIn();
  await expect(staff.card(second).getByText('1 weitere Anfrage')).toBeVisible();
  await staff.openDetails(second);
  await section(page).getByText('Nachricht lesen').click();
  await expectFit(page);
  await mergeButton(page).click();
  await expect(confirm(page)).toBeVisible();
  await expectFit(page);
  await confirm(page).getByRole('button', { name: 'Zusammenführen' }).click();
  await expect(section(page).getByRole('button', { name: /^Trennen/ })).toBeVisible();
  await expectFit(page);
});

async function expectFit(page: Page): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await expectAccessible(page);
}
