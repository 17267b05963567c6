import { domainToASCII } from 'node:url';
import { cleanText, formSubjects, formTypeLabels, isMailbox, isSearchSubject } from '@fahrzeugpflege/contracts';
import type { LeadMail } from '../mailer/mailer.js';
import { leadMailHtml, leadMailText } from './lead-mail-bodies.js';
import { type LeadMailData, type LeadMailSettings, leadPage, vehicleName } from './lead-page.js';
import { clip, oneLine } from './one-line.js';

const REPLY_NAME_LIMIT = 100;
const NAME_LIMIT = 60;
const MATTER_LIMIT = 60;
const REPEAT = ' (Wiederholung)';

const subjectsOfForms: readonly string[] = Object.values(formSubjects);

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
export function domainOf(from: string): string {
  const domain = /@([^\s<>@"]+)>?\s*$/.exec(from)?.[1] ?? '';
  return domainToASCII(domain) || 'localhost';
}

/**
 * The subject line, at most 140 characters: what kind, who, about what. A phone shows some 35 of them, so nothing comes
 * before these three, and a subject that the form itself wrote is no matter, but
 * for that of a search: whoever looks for a vehicle does not have it. A mail that staff asked for again says so.
 *
 * @param lead with every text but the message in one line
 */
function leadSubject(lead: LeadMailData): string {
  const matter = isSearchSubject(lead.subject) ? lead.subject : matterOf(lead);
  const who = `${formTypeLabels[lead.formType]}: ${clip(lead.name || 'ohne Namen', NAME_LIMIT)}`;
  const mark = lead.isRepeat ? REPEAT : '';
  return (matter ? `${who} – ${clip(matter, MATTER_LIMIT - mark.length)}` : who) + mark;
}

function matterOf(lead: LeadMailData): string | null {
  const ownSubject = subjectsOfForms.includes(lead.subject) ? null : lead.subject;
  return vehicleName(lead) || ownSubject || lead.serviceType;
}
