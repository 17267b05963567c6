const MAIL = /[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\]|\{at\})\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu;
/** Nine digits and more, however they are grouped: also account and insurance numbers. */
const NUMBER = /(?:\+|(?<!\d))\d(?:[\s./'’()–-]{0,3}\d){8,}/gu;

/** Takes mail addresses and long numbers out of what leaves the house: the model needs neither. */
export function maskContacts(text: string): string {
  return text.replace(MAIL, '(E-Mail-Adresse)').replace(NUMBER, '(Nummer)');
}
