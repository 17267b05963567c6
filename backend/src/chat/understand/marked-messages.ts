import type { EnquiryAsked } from '../reading/enquiry-slots.js';
import { plainText } from '../reading/plain-text.js';
import { readContact } from '../reading/read-contact.js';
import type { Mark, Span } from './tagger.js';

/** A message whose details are marked, as it is tagged: without mail address and phone number. */
export interface MarkedMessage {
  readonly asked: EnquiryAsked;
  readonly text: string;
  readonly spans: readonly Span[];
}

const MARKED = /\[(\w+):([^\]]*)\]/g;

/**
 * Reads a line of a table: what was asked for, a tab, the message with its marks; `⏎` is a line's end.
 *
 * @example parseMarked('name	Grüezi, i bi d [name:Vreni Lanz]')
 */
export function parseMarked(line: string): MarkedMessage {
  const [asked, marked = ''] = line.split('\t') as [EnquiryAsked, string?];
  const typed = plainText(marked.replaceAll('⏎', '\n'));
  const spans: Span[] = [];
  let text = '';
  let from = 0;
  for (const { 0: whole, 1: mark, 2: words = '', index } of typed.matchAll(MARKED)) {
    text += typed.slice(from, index);
    spans.push({ mark: mark as Mark, start: text.length, end: text.length + words.length });
    text += words;
    from = index + whole.length;
  }
  text += typed.slice(from);
  const { rests } = readContact(text);
  return rests.reduce<MarkedMessage>(withoutCut, { asked, text, spans });
}

/** The message as a text that lacks one run of its characters, for which a line's end stands. */
function withoutCut({ asked, text, spans }: MarkedMessage, rest: string): MarkedMessage {
  const shift = rest.length - text.length;
  const cut = [...rest].findIndex((letter, at) => letter !== text[at]);
  const moved = (at: number) => (cut >= 0 && at > cut ? at + shift : at);
  return {
    asked,
    text: rest,
    spans: spans.map(({ mark, start, end }) => ({ mark, start: moved(start), end: moved(end) })),
  };
}
