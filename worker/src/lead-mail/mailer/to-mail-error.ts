import { PermanentMailError, TemporaryMailError } from './mailer.js';

/** What nodemailer puts on its errors: its own code, the SMTP command, the server's reply and its number. */
interface SmtpFailure {
  readonly message?: string;
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

/** nodemailer's codes for a server that refused the envelope or the content, not the connection or the login. */
const ABOUT_THE_MAIL = ['EENVELOPE', 'EMESSAGE'];
/** 5xx replies about the session: bad sequence, and the asks for a login or encryption, which an operator can mend. */
const ABOUT_THE_SESSION = [503, 523, 530, 534, 535, 538];

/**
 * Judges a failed sending by nodemailer's error code and the number of the server's reply, never by words. What is not
 * known to be permanent counts as temporary.
 */
export function toMailError(error: unknown): TemporaryMailError | PermanentMailError {
  const failure: SmtpFailure = typeof error === 'object' && error !== null ? error : {};
  const { code = '', responseCode = 0 } = failure;
  const refused = responseCode >= 500 && responseCode < 600 && !ABOUT_THE_SESSION.includes(responseCode);
  const MailError = refused && ABOUT_THE_MAIL.includes(code) ? PermanentMailError : TemporaryMailError;
  return new MailError(`Mail not sent: ${summaryOf(failure)}`);
}

/** A server's words may quote the mail, and this message ends up in logs and job data: its reply is named by numbers. */
function summaryOf({ message, code, command, response, responseCode }: SmtpFailure): string {
  if (responseCode === undefined) return [code, message].filter(Boolean).join(', ') || 'unknown reason';
  const enhancedStatus = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
  return [code, command, responseCode, enhancedStatus].filter(Boolean).join(' ');
}
