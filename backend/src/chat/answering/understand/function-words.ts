import { FUNCTION_WORDS } from '../../language/words/question-words.js';

const functionWords: ReadonlySet<string> = new Set(FUNCTION_WORDS.trim().split(/\s+/));

/** True for a word of the closed classes (article, pronoun, preposition …) in standard German and lower case. */
export function isFunctionWord(standard: string): boolean {
  return functionWords.has(standard);
}
