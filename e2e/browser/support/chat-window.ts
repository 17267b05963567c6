import { chatTexts } from '@fahrzeugpflege/contracts';
import { expect, type Locator, type Page } from '@playwright/test';
import { openHydrated } from './hydration.js';

/** The chat as a visitor uses it. */
export class ChatWindow {
  readonly launcher: Locator;
  readonly element: Locator;
  readonly log: Locator;
  readonly field: Locator;
  readonly send: Locator;
  readonly person: Locator;
  readonly close: Locator;
  readonly delete: Locator;
  readonly writing: Locator;

  constructor(readonly page: Page) {
    this.launcher = page.getByRole('button', { name: 'Chat öffnen' });
    this.element = page.getByRole('dialog', { name: 'Virtueller Assistent' });
    this.log = this.element.getByRole('log');
    this.field = this.element.getByLabel('Ihre Nachricht');
    this.send = this.element.getByRole('button', { name: 'Senden', exact: true });
    this.person = this.element.getByRole('button', { name: 'Mensch anfragen' });
    this.close = this.element.getByRole('button', { name: 'Chat schliessen' });
    this.delete = this.element.getByRole('button', { name: 'Gespräch löschen' });
    this.writing = this.log.getByText('schreibt …');
  }

  /** Opens a page and the chat on it, and waits until the chat knows what was said before. */
  async openOn(address: string): Promise<this> {
    await openHydrated(this.page, address);
    const history = this.page.waitForResponse('**/api/chat');
    await this.launcher.click();
    await history;
    await expect(this.element).toBeVisible();
    return this;
  }

  quickReply(words: string): Locator {
    return this.element.getByRole('list', { name: 'Häufige Fragen' }).getByRole('button', { name: words });
  }

  /** The messages of one side, without who wrote them when; the first of the assistant is its greeting. */
  saidBy(side: 'Assistent' | 'Sie'): Locator {
    return this.log
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^${side}( \\(nicht beantwortet\\))?, .*\\d:`) });
  }

  /** Sends words and waits for the reply. */
  async say(words: string): Promise<void> {
    const replies = await this.saidBy('Assistent').count();
    await this.field.fill(words);
    await this.send.click();
    await expect(this.saidBy('Assistent')).toHaveCount(replies + 1);
  }

  /** Nothing was said yet. */
  async expectFresh(): Promise<void> {
    await expect(this.log.getByRole('listitem').filter({ has: this.page.locator('time') })).toHaveCount(1);
    await expect(this.saidBy('Assistent')).toContainText(chatTexts.greeting);
  }

  /** What the browser keeps for the site: cookies, and entries of its stores. */
  async stored(): Promise<readonly string[]> {
    const entries = await this.page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);
    const cookies = await this.page.context().cookies();
    return [
      ...cookies.map(({ name, httpOnly }) => `cookie ${name}${httpOnly ? ', unseen by scripts' : ''}`),
      ...entries,
    ];
  }
}
