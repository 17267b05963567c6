import { patternWords, type StemOf } from '../understand/pattern.js';
import { subjects } from './subjects.js';

/** The stems of all words that subjects are called by. */
export function subjectNames(stemOf: StemOf): ReadonlySet<string> {
  return new Set(subjects.flatMap(({ names }) => names.flatMap(patternWords)).map(stemOf));
}
