import { businessProfile, phoneLink } from '@fahrzeugpflege/contracts';
import { html, mailDocument, mailLook, type SafeHtml, withLineBreaks } from './mail-html.js';
import { clip, oneLine } from './one-line.js';

/** What both parts of a mail to a visitor show; the texts are plain, not escaped. */
export interface VisitorPage {
  readonly subject: string;
  readonly text: string;
  readonly reference: string;
  /** What the visitor wrote, and when. */
  readonly quote: { readonly received: string; readonly message: string } | null;
}

const PREVIEW_LIMIT = 140;

const { name, street, postalCode, town, phone, email } = businessProfile;
const ADDRESS = `${street}, ${postalCode} ${town}`;

const wroteAt = (received: string) => `Am ${received} haben Sie uns geschrieben:`;

/** The plain text part: a letter, with what it answers quoted below. */
export function visitorMailText({ text, reference, quote }: VisitorPage): string {
  const letter = [text, name, ADDRESS, `${phone}, ${email}`, '', `Referenz: ${reference}`];
  const quoted = quote ? ['', '', wroteAt(quote.received), '', ...quote.message.split('\n').map(quotedLine)] : [];
  return `${[...letter, ...quoted].join('\n')}\n`;
}

function quotedLine(line: string): string {
  return line === '' ? '>' : `> ${line}`;
}

const { ink, quiet, petrol, hairline, breakable } = mailLook;

const style = {
  text: `margin:0;font-size:16px;line-height:25px;color:${ink};${breakable}`,
  house: `margin:0;font-size:16px;line-height:25px;color:${ink}`,
  foot: `margin:0 0 20px;font-size:14px;line-height:22px;color:${quiet}`,
  link: `color:${petrol};text-decoration:none`,
  quote: `${hairline};padding:16px 0 0;font-size:14px;line-height:22px;color:${quiet};${breakable}`,
  wrote: 'margin:0 0 8px',
  quoted: 'margin:0;padding:0 0 0 12px;border-left:2px solid #ddd6ca',
} as const;

/** The HTML part: the same letter, no more than set in type. */
export function visitorMailHtml(page: VisitorPage): string {
  return mailDocument({
    title: page.subject,
    preview: clip(oneLine(page.text), PREVIEW_LIMIT),
    column: html`<div class="ink" dir="auto" style="${style.text}">${withLineBreaks(page.text)}</div>
<p class="ink" style="${style.house}"><strong>${name}</strong></p>
<p class="quiet" style="${style.foot}">${ADDRESS}<br>
<a class="petrol" href="${phoneLink()}" style="${style.link}">${phone}</a> · <a class="petrol" href="mailto:${email}" style="${style.link}">${email}</a><br>
Referenz: ${page.reference}</p>
${quotePart(page)}`,
  });
}

function quotePart({ quote }: VisitorPage): SafeHtml {
  if (!quote) return html``;
  return html`<div class="quiet line" style="${style.quote}"><p style="${style.wrote}">${wroteAt(quote.received)}</p>
<blockquote class="line" dir="auto" style="${style.quoted}">${withLineBreaks(quote.message)}</blockquote></div>`;
}
