import type { Sentence } from '../understand/reader.js';

const EVEN_SO = /^(?:trotzdem|dennoch|gleichwohl)$/;

/**
 * Whether a question hangs on what a sentence supposes, so that nothing is wanted by it: «Ich würde jetzt anfragen, habe
 * aber erst im November Zeit. Bekomme ich den Rabatt trotzdem?»
 */
export function isPremise(sentence: Sentence, sentences: readonly Sentence[]): boolean {
  if (sentence.endsAsQuestion) return false;
  return sentences.some(({ words, endsAsQuestion }) => {
    return endsAsQuestion && words.some(({ standard }) => EVEN_SO.test(standard));
  });
}
