import type { KnowledgePassage, SubjectId } from './knowledge-passage.js';
import type { QueryWord, TermGroups } from './term-groups.js';
import { compare, isTelling, tellingTerms, toWording, type WordedQuestion, type WordingMatch } from './wording.js';
import { wordings } from './wordings/wordings.js';

/** Finds the questions that the site answers by what a visitor asks; the likest first. */
export type FindWordings = (words: readonly QueryWord[], subjects: readonly SubjectId[]) => WordingMatch[];

/** The key of questions that only names and small words make up: «Bekomme ich mehr, wenn Sie es vermitteln?» */
const NOTHING_TELLING = '';

/** @param wordsOf reads a question, its words marked */
export function createFindWordings(
  passages: readonly KnowledgePassage[],
  wordsOf: (text: string) => readonly QueryWord[],
  groups: TermGroups,
): FindWordings {
  const byTerm = new Map<string, WordedQuestion[]>();
  for (const { asked, ...answer } of questionsOf(passages)) {
    const words = wordsOf(asked);
    const question = { ...answer, ...toWording(words, groups) };
    for (const term of keysOf(words)) byTerm.set(term, [...(byTerm.get(term) ?? []), question]);
  }
  return (words, subjects) => {
    const asked = toWording(words, groups);
    // Neither a name nor a small word alone makes one question like another, unless there is nothing else in both.
    const telling = words.filter(isTelling);
    const terms = telling.length > 0 ? telling.flatMap((word) => [...groups.ofWord(word).terms]) : [NOTHING_TELLING];
    const near = new Set(terms.flatMap((term) => byTerm.get(term) ?? []));
    const isOther = ({ subject }: KnowledgePassage) => subjects.length > 0 && !subjects.includes(subject);
    return [...near]
      .map((question) => compare(question, asked, isOther(question.passage)))
      .toSorted((a, b) => b.likeness - a.likeness);
  };
}

/** All questions that the texts answer: in the site's words, and in others. */
function questionsOf(
  passages: readonly KnowledgePassage[],
): readonly { passage: KnowledgePassage; says: string; asked: string }[] {
  // What the campaign gives hangs on the day: that is no matter of texts.
  const own = passages.filter(({ kind, subject }) => kind === 'question' && subject !== 'fruehbucher');
  return [
    ...own.map((passage) => ({ passage, says: '', asked: passage.title })),
    ...wordings.flatMap(({ says, asked }) => {
      const passage = passages.find(({ text }) => text.includes(says));
      return passage ? asked.map((each) => ({ passage, says, asked: each })) : [];
    }),
  ];
}

function keysOf(words: readonly QueryWord[]): readonly string[] {
  const terms = [...tellingTerms(words)];
  return terms.length > 0 ? terms : [NOTHING_TELLING];
}
