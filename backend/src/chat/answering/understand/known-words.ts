import { knowledgePassages } from '../../knowledge/knowledge-passages.js';
import { SYNONYMS } from '../../knowledge/synonyms.js';
import { wordings } from '../../knowledge/wordings/wordings.js';
import { patternWords, wordForms } from './pattern.js';

/**
 * Every word that a visitor may mean: those of the site's texts and of the tables.
 *
 * @param patterns what the tables recognise things by, in the notation of `compilePattern`
 */
export function knownWords(patterns: readonly string[]): string[] {
  return [
    ...knowledgePassages.flatMap(({ title, text }) => [title, text]),
    ...wordings.flatMap(({ asked }) => asked),
    ...SYNONYMS.map((line) => line.replaceAll('_', ' ')),
    ...patterns.flatMap(patternWords).flatMap(wordForms),
  ];
}
