import type { SubmissionWords } from '@fahrzeugpflege/contracts';
import { chatMailLink, chatPhoneLink, serviceName, TEXT_LIMITS } from '@fahrzeugpflege/contracts/without-schemas';
import type { Line } from '../conversation/conversation.js';
import { oneLine, wellFormed } from '../reading/plain-text.js';
import { loneLength } from '../reading/read-dimensions.js';
import { serviceNames } from '../reading/read-service.js';
import type { Enquiry } from './enquiry.js';
import { kindNames } from './read-back.js';

/** What the submission says beside the enquiry itself. */
interface SubmissionNote {
  /** The number that the visitor was given. */
  readonly reference: string;
  /** False where the visitor never confirmed and staff get what there is. */
  readonly finished: boolean;
}

const UNKNOWN_NAME = 'Unbekannt (Chat)';
const UNFINISHED = 'Unvollständige Anfrage aus dem Chat';
/** Kept of the request at the most, so that the transcript has room beside it. */
const REQUEST_ROOM = TEXT_LIMITS.message / 2;
/** Of a transcript that is too long so much is its beginning; the rest is its end. */
const HEAD_SHARE = 0.3;
const LONGEST_LINE = 2_000;

/** An enquiry as staff get it: the same words as a form's, with the transcript behind the request. */
export function toSubmissionWords(enquiry: Enquiry, lines: readonly Line[], note: SubmissionNote): SubmissionWords {
  const { slots, serviceType } = enquiry;
  const { name = UNKNOWN_NAME, email = '', message: _wish, ...others } = slots;
  return {
    formType: 'chatbot',
    name,
    email,
    subject: subject(enquiry, note.finished),
    message: message(enquiry, lines, note),
    ...others,
    // «7m» in a text of both could be either; what can only be the length is passed on as such.
    ...(loneLength(others.dimensions ?? '') !== null && { vehicleLength: others.dimensions }),
    ...(serviceType !== undefined && { serviceType: serviceName(serviceType) }),
  };
}

function subject(enquiry: Enquiry, finished: boolean): string {
  const what = finished ? kindNames[enquiry.kind].subject : UNFINISHED;
  return oneLine([what, serviceNames(enquiry)].filter(Boolean).join(': '), TEXT_LIMITS.line);
}

function message(enquiry: Enquiry, lines: readonly Line[], { reference, finished }: SubmissionNote): string {
  const request = (enquiry.slots.message ?? `${kindNames[enquiry.kind].label} gewünscht.`).slice(0, REQUEST_ROOM);
  const state = finished ? '' : '\nIm Chat nicht abgeschlossen und nicht bestätigt.';
  // The lead knows one service: what is wished beside it stands here.
  const further = enquiry.furtherServices === undefined ? '' : `\nGewünschte Leistungen: ${serviceNames(enquiry)}`;
  const head = `${wellFormed(request)}${further}\n\nReferenz: ${oneLine(reference, 100)}${state}\n\nGesprächsverlauf:\n`;
  return head + transcript(lines, TEXT_LIMITS.message - head.length);
}

/** The conversation as text; where it is too long, lines of its middle are left out and counted. */
function transcript(lines: readonly Line[], room: number): string {
  const texts = lines.map(wordLine);
  const whole = texts.join('\n');
  if (whole.length <= room) return whole;
  const noteRoom = 60;
  const head = fitting(texts, (room - noteRoom) * HEAD_SHARE);
  const tail = fitting(texts.slice(head.length).reverse(), (room - noteRoom) * (1 - HEAD_SHARE)).reverse();
  const left = texts.length - head.length - tail.length;
  return [...head, `[${left} Nachrichten ausgelassen]`, ...tail].join('\n');
}

function fitting(texts: readonly string[], room: number): string[] {
  const kept: string[] = [];
  let used = 0;
  for (const text of texts) {
    used += text.length + 1;
    if (used > room) break;
    kept.push(text);
  }
  return kept;
}

function wordLine({ role, content }: Line): string {
  const who = role === 'user' ? 'Besucher' : 'Assistent';
  const plain = content.replaceAll(chatPhoneLink, linkText).replaceAll(chatMailLink, linkText);
  // Indented, so that every line at the margin begins with who speaks.
  return `${who}: ${wellFormed(plain.slice(0, LONGEST_LINE)).replace(/\n+/g, '\n  ')}`;
}

/** «[+41 62 …](tel:…)» is for the widget: staff read the number. */
function linkText(link: string): string {
  return link.slice(1, link.indexOf(']'));
}
