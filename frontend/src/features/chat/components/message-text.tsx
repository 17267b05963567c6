import { classNames } from '#lib/class-names.ts';
import { messageParts } from '../message-parts.ts';

const LINK = 'font-semibold text-petrol underline underline-offset-2';

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
        className={classNames(LINK, href.startsWith('tel:') && 'inline-block')}
      >
        {text}
      </a>
    ),
  );
}
