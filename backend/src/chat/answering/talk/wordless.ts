import { KNOWS } from './talks/knows.js';

const INTERJECTIONS =
  /(?<!\p{L})(?:h[äae]+h?|h+m+|m+h+m+|ä+h+m*|ö+h+m*|l+o+l+|rofl|(?:ha){2,}h?|(?:hi){2,}|xd|pf+)(?!\p{L})/giu;

export const wordlessReply = `Schreiben Sie mir gerne, was Sie wissen möchten. ${KNOWS}`;

/** True for a message without any word: «???», «😀», «hä?». */
export function isWordless(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text.replace(INTERJECTIONS, ''));
}
