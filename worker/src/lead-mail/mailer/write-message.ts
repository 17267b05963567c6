import MailComposer from 'nodemailer/lib/mail-composer';
import type MimeNode from 'nodemailer/lib/mime-node';
import { encode, wrap } from 'nodemailer/lib/qp';
import type { SMTPEnvelope } from 'nodemailer/lib/smtp-connection';
import type { LeadMail } from './mailer.js';

/** A mail as it goes over the wire, but for the dots that SMTP doubles. */
export interface WrittenMessage {
  readonly envelope: SMTPEnvelope;
  readonly content: Buffer;
}

/** A mail is text of ours: it never makes the sender open a file or an address. */
const NOTHING_FROM_OUTSIDE = { disableFileAccess: true, disableUrlAccess: true };

/**
 * Writes a mail in one go. nodemailer composes it and writes its headers; it would join the parts by some ten streams,
 * which cost three times as much as the rest.
 *
 * @throws Error from nodemailer, of an address that can't stand in an envelope
 */
export function writeMessage({ to, replyTo, headers, ...mail }: LeadMail): WrittenMessage {
  // Addresses are copied, as nodemailer rewrites the ones it is given.
  const root = new MailComposer({
    ...mail,
    ...NOTHING_FROM_OUTSIDE,
    to: [...to],
    headers: { ...headers },
    ...(replyTo && { replyTo: { ...replyTo } }),
  }).compile();
  const head = root.buildHeaders();
  const boundary = `--${root.boundary}`;
  const lines = [head, '', ...root.childNodes.flatMap((part) => [boundary, writePart(part)])];
  return { envelope: root.getEnvelope(), content: Buffer.from([...lines, `${boundary}--`, ''].join('\r\n')) };
}

function writePart(part: MimeNode): string {
  return `${part.buildHeaders()}\r\n\r\n${encodeText(String(part.content), part.getTransferEncoding())}`;
}

function encodeText(text: string, encoding: string | false): string {
  if (encoding === 'quoted-printable') return wrap(encode(text));
  return encoding === 'base64' ? Buffer.from(text).toString('base64').replace(/.{76}/g, '$&\r\n') : text;
}
