import { emailText } from '../submission/text.js';

const mailbox = emailText('');
const E164 = /^\+[1-9]\d{5,14}$/;

/** True for one plain mailbox by the rule of intake: it may stand in a header and behind `mailto:`. */
export function isMailbox(address: string): boolean {
  return mailbox.safeParse(address).success;
}

/**
 * The `mailto:` address of what a visitor gave as theirs, encoded (RFC 6068): a valid account may hold «%40», «?» and «&»,
 * and «a%40b.ch?bcc=c%40d.ch&x@evil.ch» would write to whom it likes. Null for what is no mailbox.
 */
export function mailHref(address: string): string | null {
  return isMailbox(address) ? `mailto:${address.split('@').map(encodeURIComponent).join('@')}` : null;
}

/** The `tel:` address of a number that was understood, in E.164; null where none was. */
export function callHref(phoneE164: string | null): string | null {
  return phoneE164 !== null && E164.test(phoneE164) ? `tel:${phoneE164}` : null;
}
