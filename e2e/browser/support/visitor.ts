import { randomInt, randomUUID } from 'node:crypto';

/**
 * A word that stands in the name and address of this test's visitors and in no other's. It begins with a letter and holds
 * a digit, so that the search takes it neither for a phone number nor for a word that may be mistyped.
 */
let mark = '';
let count = 0;

/** Begins a test: from now on visitors bear the mark that this answers. */
export function renewMark(): string {
  mark = `t9${randomUUID().slice(0, 8)}`;
  count = 0;
  return mark;
}

/** The word by which the search finds what this test's visitors sent, and nothing else. */
export function ownMark(): string {
  return mark;
}

/** A word of one visitor alone; the test's mark is its beginning. */
export function aUniqueMark(): string {
  count += 1;
  return mark + String(count).padStart(2, '0');
}

/** A mobile number of one visitor alone: who shares it with another is the same person to the staff area. */
export const aUniqueNumber = () => `079 ${String(randomInt(10_000_000)).padStart(7, '0')}`;

/** A visitor whom no other test shares: the staff area is searched by the name, the mails by the address. */
export function aUniqueVisitor() {
  const own = aUniqueMark();
  return { name: `Zoë Äschlimann ${own}`, email: `zoe.${own}@example.ch`, phone: aUniqueNumber() };
}

/** Where a click on the visitor's number leads. */
export const callLink = ({ phone }: UniqueVisitor) => `tel:+41${phone.replace(/^0| /g, '')}`;

export type UniqueVisitor = Readonly<ReturnType<typeof aUniqueVisitor>>;
