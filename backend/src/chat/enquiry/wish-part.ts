import { asksSomething, isPoliteRequest, isQuestion } from './intent/is-question.js';
import { sentencesOf } from './intent/sentences.js';
import { contentWords } from './intent/wish-words.js';
import type { Reading } from './read-details.js';
import { wordsOf } from './whole-words.js';

/** It is asked for again, and tells nothing of the wish. */
const UNCLEAR_ADDRESS = /\S*@\S*/gu;

/**
 * The sentences of a message that tell what is wished: those that say more than the details do and ask for no
 * information.
 *
 * @param reading what was read of the message
 * @param fewest words with a meaning of their own that it takes to be a wish
 * @returns as typed, or '' where there are none
 */
export function wishPart(text: string, reading: Reading, fewest: number): string {
  const told = toldWords(text, reading);
  const contentOf = (sentence: string) =>
    contentWords(sentence.replace(UNCLEAR_ADDRESS, ' ')).filter((word) => !told.has(word));
  const sentences = sentencesOf(text)
    .filter((sentence) => !isQuestion(sentence.text) || isPoliteRequest(sentence.text))
    .map((sentence) => withoutTold(sentence.text.trim(), told, contentOf))
    .filter((sentence) => sentence !== '');
  return sentences.flatMap(contentOf).length >= fewest ? sentences.join(' ') : '';
}

/** The words of the details, composed and as typed: «anna at example punkt ch». */
function toldWords(text: string, { details, rest }: Reading): ReadonlySet<string> {
  const left = new Set(wordsOf(rest));
  return new Set([...Object.values(details).flatMap(wordsOf), ...wordsOf(text).filter((word) => !left.has(word))]);
}

/** No comma within a number or a bracket. */
const BETWEEN_PARTS = /,(?!\d)(?![^(]*\)) */u;

/** Of a list («Anna Meier, 079 …, Offerte fürs Autohotel») what is none of the details; other sentences stay whole. */
function withoutTold(sentence: string, told: ReadonlySet<string>, contentOf: (text: string) => string[]): string {
  const parts = sentence.split(BETWEEN_PARTS);
  const isList = parts.some((part) => wordsOf(part).some((word) => told.has(word)));
  return isList
    ? withoutOuter(parts, (part) => contentOf(part).length > 0).join(', ')
    : contentOf(sentence).length > 0
      ? sentence
      : '';
}

/** Without what says nothing at either end: a sentence that tells details in its middle stays as it was typed. */
function withoutOuter(parts: readonly string[], says: (part: string) => boolean): readonly string[] {
  return parts.slice(Math.max(0, parts.findIndex(says)), parts.findLastIndex(says) + 1);
}

/** True if a message does nothing but ask for information. */
export function isOnlyQuestion(text: string): boolean {
  return asksSomething(text) && sentencesOf(text).every(({ text: sentence }) => isAside(sentence));
}

function isAside(sentence: string): boolean {
  return (isQuestion(sentence) && !isPoliteRequest(sentence)) || contentWords(sentence).length === 0;
}
