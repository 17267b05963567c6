import type { Subject } from '../subjects/subject.js';
import { patternWords } from '../understand/pattern.js';

/** What a subject is called first: the word that a question leaves out. «Und wann kann man wieder darauf schlafen?» */
export function leftOut({ names: [names = ''] }: Subject): string {
  return patternWords(names)[0] ?? '';
}
