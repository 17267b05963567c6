import { businessProfile, cleanText, leadReference } from '@fahrzeugpflege/contracts';
import type { LeadMail } from '../mailer/mailer.js';
import { domainOf } from './compose-lead-mail.js';
import { type LeadMailData, type LeadMailSettings, receivedText } from './lead-page.js';
import { clip, oneLine } from './one-line.js';
import { type VisitorPage, visitorMailHtml, visitorMailText } from './visitor-mail-bodies.js';

/** What staff wrote to a visitor. */
export interface ReplyWords {
  /** The address that whoever sent it confirmed. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Longer ones are cut: whoever wrote it has it. */
const QUOTE_LIMIT = 3_000;

const LANGUAGE = { 'Content-Language': 'de-CH' };
/** So that no absence notice answers, and no other machine. */
const BY_A_MACHINE = { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' };

/**
 * Writes the mail by which staff answer a visitor: their words, who the house is, the reference, and below them what the
 * visitor wrote, as a mail program would. A conversation with the assistant is not quoted: its transcript is for staff.
 */
export function composeReply(
  lead: LeadMailData,
  { to, subject, text }: ReplyWords,
  settings: LeadMailSettings,
): LeadMail {
  const quote =
    lead.formType === 'chatbot'
      ? null
      : { received: receivedText(lead.receivedAt), message: clip(cleanText(lead.message), QUOTE_LIMIT) };
  return toVisitor(lead, to, { subject: oneLine(subject), text: cleanText(text), quote }, settings);
}

const CONFIRMATION = [
  'Guten Tag',
  `Vielen Dank für Ihre Anfrage. Sie ist bei uns angekommen, und wir melden uns ${businessProfile.claims.answerPromise} bei Ihnen.`,
  `Möchten Sie etwas ergänzen? Antworten Sie auf dieses Mail, oder rufen Sie uns an: ${businessProfile.phone.replaceAll(' ', '\u00a0')}.`,
  'Haben Sie uns gar nicht geschrieben? Dann hat jemand Ihre Adresse angegeben, und Sie brauchen nichts zu tun.',
  'Freundliche Grüsse',
].join('\n\n');

/** Writes the mail that tells a visitor that the enquiry is here: a fixed text, with none of the visitor's own words. */
export function composeConfirmation(lead: LeadMailData, settings: LeadMailSettings): LeadMail {
  const reference = leadReference(lead.submissionId, lead.formType);
  const page = { subject: `Ihre Anfrage ist angekommen (${reference})`, text: CONFIRMATION, quote: null };
  const mail = toVisitor(lead, lead.email, page, settings);
  return { ...mail, headers: { ...mail.headers, ...BY_A_MACHINE } };
}

/** From the own domain; what the visitor answers goes to the team. All mails about one enquiry are one thread. */
function toVisitor(
  { deliveryId, submissionId, formType }: LeadMailData,
  to: string,
  words: Omit<VisitorPage, 'reference'>,
  { from, to: [team] }: LeadMailSettings,
): LeadMail {
  const reference = leadReference(submissionId, formType);
  const domain = domainOf(from);
  const page = { ...words, reference };
  return {
    messageId: `<${reference}.${deliveryId}@${domain}>`,
    from,
    to: [to],
    replyTo: team === undefined ? null : { name: businessProfile.name, address: team },
    subject: page.subject,
    text: visitorMailText(page),
    html: visitorMailHtml(page),
    headers: { ...LANGUAGE, References: `<${reference}@${domain}>` },
  };
}
