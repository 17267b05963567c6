import { domainToASCII } from 'node:url';
import { cleanText, isMailbox } from '@fahrzeugpflege/contracts';
import type { LeadMail, LeadMailData, LeadMailSettings } from './lead-mail.js';
import { leadMailHtml } from './lead-mail-html.js';
import { leadMailText } from './lead-mail-text.js';
import { leadPage } from './lead-page.js';
import { leadSubject } from './lead-subject.js';
import { clip, oneLine } from './one-line.js';

export type { LeadMail, LeadMailData, LeadMailSettings, MailAddress } from './lead-mail.js';

const REPLY_NAME_LIMIT = 100;

/** Marks the mail as a machine's, so that no absence notice of ours answers the visitor. */
const HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', 'Content-Language': 'de-CH' };

/**
 * Writes the mail that tells staff of a lead: from the own domain, answers go to the visitor. The same lead and delivery
 * give the same mail. Whatever a visitor typed is shown as text and never refused.
 */
export function composeLeadMail(lead: LeadMailData, settings: LeadMailSettings): LeadMail {
  const clean = inPlainLines(lead);
  const page = leadPage(clean, settings);
  return {
    messageId: `<lead-${lead.deliveryId}@${domainOf(settings.from)}>`,
    from: settings.from,
    to: settings.to,
    replyTo: isMailbox(clean.email) ? { name: replyName(clean.name), address: clean.email } : null,
    subject: leadSubject(clean),
    text: leadMailText(page),
    html: leadMailHtml(page),
    headers: HEADERS,
  };
}

/** Every text in one line, the message alone keeps its lines. */
function inPlainLines(lead: LeadMailData): LeadMailData {
  const line = (text: string | null) => text && oneLine(text);
  return {
    ...lead,
    name: oneLine(lead.name),
    email: oneLine(lead.email),
    subject: oneLine(lead.subject),
    message: cleanText(lead.message),
    phone: line(lead.phone),
    serviceType: line(lead.serviceType),
    desiredDate: line(lead.desiredDate),
    vehicleMake: line(lead.vehicleMake),
    vehicleModel: line(lead.vehicleModel),
    typedVehicle: line(lead.typedVehicle),
    typedDimensions: line(lead.typedDimensions),
  };
}

/** No name holds angle brackets, and without them no client can read an address into it. */
function replyName(name: string): string {
  return clip(name.replace(/[<>]/g, '').trim(), REPLY_NAME_LIMIT);
}

/** The domain of `MAIL_FROM` as ASCII, `localhost` where it has none. */
function domainOf(from: string): string {
  const domain = /@([^\s<>@"]+)>?\s*$/.exec(from)?.[1] ?? '';
  return domainToASCII(domain) || 'localhost';
}
