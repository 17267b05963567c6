import type { MailKind } from '@fahrzeugpflege/contracts';
import { type LeadMail, PermanentMailError } from '../mailer/mailer.js';
import { composeLeadMail } from './compose-lead-mail.js';
import { composeConfirmation, composeReply, type ReplyWords } from './compose-visitor-mail.js';
import type { LeadMailData, LeadMailSettings } from './lead-page.js';

/** A mail about a lead, as its delivery has it. */
export interface DeliveredMail extends LeadMailData {
  readonly kind: MailKind;
  /** Of an answer. */
  readonly reply: ReplyWords | null;
}

/** Writes a mail; the same delivery gives the same one. @throws PermanentMailError for an answer without words */
export function composeMail({ kind, reply, ...lead }: DeliveredMail, settings: LeadMailSettings): LeadMail {
  if (kind === 'staff_notification') return composeLeadMail(lead, settings);
  if (kind === 'confirmation') return composeConfirmation(lead, settings);
  if (reply === null) throw new PermanentMailError('Mail not sent: the answer has no words');
  return composeReply(lead, reply, settings);
}
