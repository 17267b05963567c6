import type { BrowserContext, ConsoleMessage } from '@playwright/test';
import { site } from './site.js';

/** Chromium notes each answer of 400 and above here; which ones are right is for each test to say. */
const STATUS_NOTE = /^Failed to load resource: /;

/** Records what a browser complains about and whom it asks; empty is how it should be. */
export class PageWatch {
  readonly complaints: string[] = [];
  private readonly expected: RegExp[] = [];

  /** Takes complaints that the test brings about. */
  expect(complaint: RegExp): void {
    this.expected.push(complaint);
  }

  over(context: BrowserContext): void {
    context.on('console', (message) => this.record(message));
    context.on('weberror', (error) => this.complain(`error: ${error.error().message}`));
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== site.url) this.complain(`request to ${request.url()}`);
    });
  }

  private record(message: ConsoleMessage): void {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const { url } = message.location();
    if (STATUS_NOTE.test(message.text()) && url.startsWith(`${site.url}/api/`)) return;
    this.complain(`${message.type()}: ${message.text()} (${url})`);
  }

  private complain(complaint: string): void {
    if (!this.expected.some((expected) => expected.test(complaint))) this.complaints.push(complaint);
  }
}
