import type { LeadMail } from '../compose/lead-mail.js';

/** DI token of the {@link Mailer}. */
export const MAILER = Symbol('MAILER');

/** Hands mails to a mail server. */
export interface Mailer {
  /**
   * Resolves once the mail server has taken the mail for at least one recipient; always settles.
   *
   * @throws TemporaryMailError when a later try may succeed
   * @throws PermanentMailError when the server refused this mail for good
   */
  send(mail: LeadMail): Promise<void>;
  /** True when the mail server answers and lets us in. Never rejects. */
  verify(): Promise<boolean>;
  /** Lets mails under way finish, fails those that wait with a TemporaryMailError, and ends all connections. */
  close(): Promise<void>;
}

/** The mail server is away, busy, or set up wrongly: the same mail may go out later. */
export class TemporaryMailError extends Error {
  override readonly name = 'TemporaryMailError';
}

/** The mail server refused this mail (SMTP 5xx on sender, recipient or content): only a person can help. */
export class PermanentMailError extends Error {
  override readonly name = 'PermanentMailError';
}
