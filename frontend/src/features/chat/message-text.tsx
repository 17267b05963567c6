import { classNames } from '#lib/class-names.ts';

const LINK_CLASS = 'font-semibold text-petrol underline underline-offset-2';

/** The assistant's words, with phone numbers and mail addresses as links. */
export function MessageText({ content }: { readonly content: string }) {
  return messageParts(content).map(({ text, href }, index) =>
    href === undefined ? (
      text
    ) : (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
        key={index}
        href={href}
        // A number stays on one line.
        className={classNames(LINK_CLASS, href.startsWith('tel:') && 'inline-block')}
      >
        {text}
      </a>
    ),
  );
}

/** A piece of a message: plain words, or words that lead to a phone number or a mail address. */
interface MessagePart {
  readonly text: string;
  /** `tel:` or `mailto:` address; of plain words there is none. */
  readonly href?: string;
}

/** The one form of markup that the assistant's words may have; see `chatReplySchema`. */
const LINK = /\[([^[\]\n]{1,200})\]\((tel:\+?[\d ()./-]{3,30}|mailto:[\w.+-]{1,64}@[a-z\d.-]{1,190})\)/gi;

/**
 * Takes a message of the assistant apart. `[text](tel:…)` and `[text](mailto:…)` become links if the target is nothing
 * but a phone number or a mail address; everything else stays as it is written, but that amounts stay on one line.
 */
export function messageParts(content: string): readonly MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  for (const { 0: all, 1: text = '', 2: target = '', index } of content.matchAll(LINK)) {
    if (index > end) parts.push({ text: withUnbrokenAmounts(content.slice(end, index)) });
    parts.push({ text, href: dialable(target) });
    end = index + all.length;
  }
  if (end < content.length) parts.push({ text: withUnbrokenAmounts(content.slice(end)) });
  return parts;
}

/** No line ends between «CHF» and its figure. */
function withUnbrokenAmounts(text: string): string {
  return text.replace(/CHF (?=\d)/g, 'CHF\u00a0');
}

/** A phone number as people write it may hold what no `tel:` address may (RFC 3966). */
function dialable(target: string): string {
  return /^tel:/i.test(target) ? `tel:${target.slice(4).replace(/[^\d+]/g, '')}` : target;
}
