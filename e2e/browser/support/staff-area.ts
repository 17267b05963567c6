import { expect, type Locator, type Page } from '@playwright/test';
import type { Visitor } from '../../support/visitor.js';
import { STAFF } from './site.js';

/** The staff area, used as staff do. */
export class StaffArea {
  readonly login: Locator;
  readonly heading: Locator;

  constructor(readonly page: Page) {
    this.login = page.getByRole('heading', { name: 'Admin-Anmeldung' });
    this.heading = page.getByRole('heading', { name: 'Leads-Management' });
  }

  /** Signs in through the login form. */
  async signIn(credentials: { readonly username: string; readonly password: string } = STAFF): Promise<void> {
    await this.page.getByLabel('Benutzername').fill(credentials.username);
    await this.page.getByLabel('Passwort').fill(credentials.password);
    await this.page.getByRole('button', { name: 'Anmelden' }).click();
  }

  /** Opens the area with a session of its own, where the login is not what the test is about. */
  async openSignedIn(path = '/admin'): Promise<void> {
    expect((await this.page.request.post('/api/admin/login', { data: STAFF })).status()).toBe(200);
    await this.page.goto(path);
    await expect(this.heading).toBeVisible();
  }

  /** Link to a page of the area. */
  pageLink(label: string): Promise<Locator> {
    return this.inNavigation((navigation) => navigation.getByRole('link', { name: label }));
  }

  async signOut(): Promise<void> {
    await (await this.inNavigation((navigation) => navigation.getByRole('button', { name: 'Abmelden' }))).click();
  }

  /** What the navigation holds; a phone keeps the rarer of it behind «Mehr». */
  private async inNavigation(find: (navigation: Locator) => Locator): Promise<Locator> {
    const navigation = this.page.getByRole('navigation', { name: 'Admin-Bereich' });
    const wanted = find(navigation);
    const more = navigation.getByRole('button', { name: 'Mehr' });
    await expect(wanted.or(more).first()).toBeVisible();
    if (!(await wanted.isVisible())) await more.click();
    return wanted;
  }

  card({ name }: Visitor): Locator {
    return this.page.getByRole('article', { name });
  }

  tab(label: string): Locator {
    return this.page.getByRole('tab', { name: label });
  }

  get search(): Locator {
    return this.page.getByRole('searchbox', { name: 'Suche' });
  }

  /** Uses status, service and period; a phone keeps them in a dialog. */
  async withFilters(use: () => Promise<void>): Promise<void> {
    const button = this.page.getByRole('button', { name: /^Filter( \(\d+\))?$/ });
    if (!(await button.isVisible())) return use();
    await button.click();
    await use();
    await this.page.getByRole('button', { name: 'Leads zeigen' }).click();
    await expect(this.page.getByRole('dialog')).toBeHidden();
  }

  get statusFilter(): Locator {
    return this.page.getByRole('combobox', { name: 'Status' });
  }

  /** One of the four buttons on a lead's card. */
  quickButton(visitor: Visitor, status: string): Locator {
    return this.card(visitor).getByRole('group', { name: 'Status setzen' }).getByRole('button', { name: status });
  }

  async openDetails(visitor: Visitor): Promise<Locator> {
    await this.card(visitor).getByRole('button', { name: 'Details' }).click();
    return this.page.getByRole('dialog', { name: visitor.name });
  }

  async openEdit(visitor: Visitor): Promise<EditDialog> {
    await this.card(visitor).getByRole('button', { name: 'Bearbeiten' }).click();
    return new EditDialog(this.page);
  }
}

/** The dialog «Lead bearbeiten». */
export class EditDialog {
  readonly element: Locator;
  readonly status: Locator;
  readonly offerNumber: Locator;
  readonly notes: Locator;

  constructor(page: Page) {
    this.element = page.getByRole('dialog', { name: 'Lead bearbeiten' });
    this.status = this.element.getByLabel('Status');
    this.offerNumber = this.element.getByPlaceholder('z. B. OFF-2024-001');
    this.notes = this.element.getByLabel(/^Interne Notizen/);
  }

  /** One of the fields under «Angaben korrigieren», which is unfolded first. */
  async correction(label: string): Promise<Locator> {
    const field = this.element.getByLabel(label, { exact: true });
    if (!(await field.isVisible())) await this.element.getByText('Angaben korrigieren').click();
    return field;
  }

  /** One version of a field at a clash: «Ihre Fassung …» or «Gespeichert von …». */
  version(field: string, title: RegExp): Locator {
    return this.element.getByRole('group', { name: field, exact: true }).getByRole('radio', { name: title });
  }

  async save(): Promise<void> {
    await this.element.getByRole('button', { name: 'Speichern' }).click();
  }

  /** Saves and waits until the dialog has closed, which it does after a success alone. */
  async saveAndClose(): Promise<void> {
    await this.save();
    await expect(this.element).toBeHidden();
  }
}

/** What stands beside a term in a list of details; the visitor's own words may stand beside it, see {@link wordsBeside}. */
export function detail(dialog: Locator, term: string): Locator {
  return definitions(dialog, term).first();
}

/** What is said about a field beside its value: the visitor's own words, and that it was corrected by hand. */
export function wordsBeside(dialog: Locator, term: string): Locator {
  return definitions(dialog, term).nth(1);
}

function definitions(dialog: Locator, term: string): Locator {
  const row = dialog
    .page()
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${term}$`) });
  return dialog.locator('dl > div').filter({ has: row }).getByRole('definition');
}
