import { wordsOf } from '../whole-words.js';
import { namesDay } from './date-words.js';
import { SENTENCE_WORDS } from './vehicle-words.js';

const NUMBERED = /^(?:[\p{L}\d-]+ ){1,4}(?:(?:19|20)\d\d|[1-9]\d{1,2})[ .!]*$/u;

/** «eura mobil profila 2020» as a line of its own is the vehicle and nothing else. */
export function isNumbered(before: string, line: string): boolean {
  const isOwn = /(?:^|\n) ?$/u.test(before) && NUMBERED.test(line) && !namesDay(line);
  return isOwn && !wordsOf(line).some((word) => SENTENCE_WORDS.has(word));
}
