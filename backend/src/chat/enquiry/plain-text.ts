import { cleanText } from '@fahrzeugpflege/contracts';

/** They turn the reading direction around or can't be seen, and so make a text look like another. */
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** A message as it is read: without what nobody sees, spaces collapsed, lines kept. */
export function plainText(message: string): string {
  return cleanText(message)
    .replace(UNSEEN, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}

/** A text in one line, at most so many characters. */
export function oneLine(text: string, limit: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > limit ? `${wellFormed(line.slice(0, limit - 1)).trimEnd()}…` : line;
}

/**
 * The visitor's words as they are echoed: one line in which no link and no tag can be planted. The widget knows links in
 * square brackets alone, so without brackets there is none.
 */
export function echo(text: string, limit = 300): string {
  const defused = plainText(text).replaceAll('[', '(').replaceAll(']', ')').replace(/[<>]/g, ' ');
  return oneLine(defused, limit);
}

/** The text without half a character at its end, which no database stores. */
export function wellFormed(text: string): string {
  return text.replace(/[\ud800-\udbff]$/, '');
}
