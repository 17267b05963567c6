import type { LeadMail } from '../compose/lead-mail.js';
import { type Mailer, TemporaryMailError } from './mailer.js';

/** A mailer for tests: keeps what it was given, and fails when told to. */
export class FakeMailer implements Mailer {
  readonly sent: LeadMail[] = [];
  private readonly failures: Error[] = [];
  private closed = false;

  /** The next sendings fail with these errors, one each, in order; then mails go out again. */
  failNext(...errors: readonly Error[]): void {
    this.failures.push(...errors);
  }

  async send(mail: LeadMail): Promise<void> {
    if (this.closed) throw new TemporaryMailError('Mail not sent: the mailer is closed');
    const failure = this.failures.shift();
    if (failure) throw failure;
    this.sent.push(mail);
  }

  async verify(): Promise<boolean> {
    return !this.closed && this.failures.length === 0;
  }

  async close(): Promise<void> {
    this.closed = true;
  }
}
