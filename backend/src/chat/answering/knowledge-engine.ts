import { createKnowledgeIndex } from '../knowledge/knowledge-index.js';
import type { QueryWord } from '../knowledge/term-groups.js';
import type { AnswerEngine } from './answer.js';
import { aspects } from './aspects/aspects.js';
import { createFindAspects } from './aspects/find-aspects.js';
import { MessageAnswerer } from './message/answer-message.js';
import { MessageTeller } from './message/tell-message.js';
import { needs } from './needs/needs.js';
import { createReadNeed } from './needs/read-need.js';
import { SentenceAnswerer } from './sentence/answer-sentence.js';
import { SiteSearch } from './sentence/site-search.js';
import { createUnderstand } from './sentence/understanding.js';
import { createFindSubjects } from './subjects/find-subjects.js';
import { subjects } from './subjects/subjects.js';
import { createReadTalk } from './talk/read-talk.js';
import { SmallTalk } from './talk/small-talk.js';
import { talks } from './talk/talks/all-talks.js';
import { knownWords } from './understand/known-words.js';
import { createMarkWords } from './understand/mark-words.js';
import { createReader } from './understand/reader.js';
import { createReadWish } from './wish/read-wish.js';
import { wishes } from './wish/wishes.js';

/** The engine that knows what the site says, and nothing else. Takes some hundred milliseconds to make. */
export function createKnowledgeEngine(): AnswerEngine {
  const reader = createReader(knownWords(tablePatterns()));
  const findSubjects = createFindSubjects(reader.stemOf);
  const markWords = createMarkWords(reader);
  const index = createKnowledgeIndex(reader.wordsOf, (text) =>
    reader.read(text).flatMap(({ words }) => markWords(words)),
  );
  const site = new SiteSearch(index, reader, markWords);
  const answerer = new SentenceAnswerer(
    reader,
    site,
    findSubjects,
    createUnderstand(reader, findSubjects, createFindAspects(reader.stemOf)),
  );
  const isTold = (word: QueryWord) => site.knows(word) || word.parts.some((stem) => site.knows({ ...word, stem }));
  const isOurs = (word: QueryWord) => reader.isCommon(word) || isTold(word) || findSubjects([word]).subjects.length > 0;
  return new MessageAnswerer(
    reader,
    findSubjects,
    new MessageTeller(findSubjects, answerer, createReadNeed(reader.stemOf, findSubjects, reader.isCommon)),
    createReadWish(reader.stemOf, isOurs),
    new SmallTalk(createReadTalk(reader.stemOf), findSubjects, reader.isCommon),
  );
}

/** What the tables recognise things by. */
function tablePatterns(): string[] {
  return [
    ...subjects.flatMap(({ names, hints }) => [...names, ...hints]),
    ...aspects.flatMap((aspect) => aspect.patterns),
    ...wishes.flatMap((each) => [...each.patterns, ...each.keywords]),
    ...talks.flatMap((talk) => talk.patterns),
    ...needs.flatMap((need) => need.patterns),
  ];
}
