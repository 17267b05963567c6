import type { MadeUpPassword } from '@fahrzeugpflege/contracts';
import { type APIRequestContext, expect, type Locator, type Page, request } from '@playwright/test';
import { STAFF, site } from './site.js';
import { StaffArea } from './staff-area.js';

/** The pages «Konten» and «Mein Konto», used as staff do. */
export class AccountPages {
  readonly dialog: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog');
  }

  /** Signs in and opens the page of accounts. */
  async openAccounts(): Promise<void> {
    expect((await this.page.request.post('/api/admin/login', { data: STAFF })).status()).toBe(200);
    await this.page.goto('/admin/konten');
    await expect(this.row(STAFF.username)).toBeVisible();
  }

  row(username: string): Locator {
    return this.page.getByRole('listitem', { name: username, exact: true });
  }

  /** Presses a button of the row and, in the dialog that asks, the one that does it. */
  async carryOut(username: string, button: string, confirmation: string): Promise<void> {
    await this.row(username).getByRole('button', { name: button }).click();
    await this.dialog.getByRole('button', { name: confirmation, exact: true }).click();
  }

  async add(username: string): Promise<void> {
    await this.page.getByLabel('Benutzername').fill(username);
    await this.page.getByRole('button', { name: 'Konto anlegen' }).click();
  }

  /** The made-up password that the dialog shows; the dialog is closed. */
  async takePassword(): Promise<string> {
    const password = await this.dialog.getByRole('definition').innerText();
    await this.dialog.getByRole('button', { name: 'Fertig' }).click();
    await expect(this.dialog).toBeHidden();
    return password;
  }

  /** Fills the form of a password change and sends it. */
  async changePassword(label: string, from: string, to: string): Promise<void> {
    await this.page.getByLabel(label).fill(from);
    await this.page.getByLabel('Neues Passwort', { exact: true }).fill(to);
    await this.page.getByLabel('Neues Passwort wiederholen').fill(to);
    await this.page.getByRole('button', { name: 'Passwort speichern' }).click();
  }

  session(device: string | RegExp): Locator {
    return this.page.getByRole('region', { name: 'Sitzungen' }).getByRole('listitem').filter({ hasText: device });
  }
}

/** An account of one test's own, with a password that needs no change. */
export interface Colleague {
  readonly username: string;
  readonly password: string;
}

let count = 0;

/** A name that no other test uses. */
export function aUniqueUsername(): string {
  count += 1;
  return `berta-${process.pid}-${Date.now().toString(36)}-${count}`;
}

/** Makes an account as a colleague elsewhere would, up to its first sign-in. */
export async function addColleague(): Promise<Colleague> {
  const username = aUniqueUsername();
  const password = 'ein-eigenes-Passwort-1';
  const admin = await signedIn(STAFF);
  const added = await admin.post('/api/admin/accounts', { data: { username } });
  const { password: madeUp } = (await added.json()) as MadeUpPassword;
  const own = await signedIn({ username, password: madeUp });
  const change = { currentPassword: madeUp, newPassword: password };
  expect((await own.post('/api/admin/password', { data: change })).status()).toBe(204);
  await own.post('/api/admin/logout');
  await Promise.all([admin.dispose(), own.dispose()]);
  return { username, password };
}

/** Opens the area in this window, signed in as the colleague. */
export async function openAs(page: Page, { username, password }: Colleague, path = '/admin'): Promise<StaffArea> {
  const staff = new StaffArea(page);
  expect((await page.request.post('/api/admin/login', { data: { username, password } })).status()).toBe(200);
  await page.goto(path);
  return staff;
}

async function signedIn(credentials: Colleague): Promise<APIRequestContext> {
  const api = await request.newContext({ baseURL: site.url });
  expect((await api.post('/api/admin/login', { data: credentials })).status()).toBe(200);
  return api;
}
