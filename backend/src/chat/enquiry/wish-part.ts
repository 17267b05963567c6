import { asksSomething, isPoliteRequest, isQuestion } from './intent/is-question.js';
import { sentencesOf } from './intent/sentences.js';
import { contentWords } from './intent/wish-words.js';
import type { Details } from './read-details.js';
import { wordsOf } from './whole-words.js';

/**
 * The sentences of a message that tell what is wished: those that say more than the details do and ask for no
 * information.
 *
 * @param fewest words with a meaning of their own that it takes to be a wish
 * @returns as typed, or '' where there are none
 */
export function wishPart(text: string, details: Details, fewest: number): string {
  const told = new Set(Object.values(details).flatMap(wordsOf));
  const contentOf = (sentence: string) => contentWords(sentence).filter((word) => !told.has(word));
  const sentences = sentencesOf(text)
    .filter((sentence) => !isQuestion(sentence.text) || isPoliteRequest(sentence.text))
    .map((sentence) => withoutTold(sentence.text.trim(), told, contentOf))
    .filter((sentence) => sentence !== '');
  return sentences.flatMap(contentOf).length >= fewest ? sentences.join(' ') : '';
}

/** Of a list («Anna Meier, 079 …, Offerte fürs Autohotel») what is none of the details; other sentences stay whole. */
function withoutTold(sentence: string, told: ReadonlySet<string>, contentOf: (text: string) => string[]): string {
  const parts = sentence.split(/,(?!\d) */);
  const isList = parts.some((part) => wordsOf(part).some((word) => told.has(word)));
  return isList
    ? parts.filter((part) => contentOf(part).length > 0).join(', ')
    : contentOf(sentence).length > 0
      ? sentence
      : '';
}

/** True if a message does nothing but ask for information. */
export function isOnlyQuestion(text: string): boolean {
  return asksSomething(text) && sentencesOf(text).every(({ text: sentence }) => isAside(sentence));
}

function isAside(sentence: string): boolean {
  return (isQuestion(sentence) && !isPoliteRequest(sentence)) || contentWords(sentence).length === 0;
}
