/** One mailbox. The name is plain text; the mailer quotes or encodes it. */
export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/** A mail ready to be handed to a mailer. Nothing in it holds a control character but the line breaks of the bodies. */
export interface LeadMail {
  /** With angle brackets. */
  readonly messageId: string;
  readonly from: string;
  readonly to: readonly string[];
  /** Whom an answer reaches, or null when the address could not stand in a header. */
  readonly replyTo: MailAddress | null;
  readonly subject: string;
  readonly text: string;
  /** A whole document. */
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

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
  /** True when the mail server lets us in, or did some minutes ago and nothing has failed since. Never rejects. */
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
