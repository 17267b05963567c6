import { createKnowledgeIndex } from '../knowledge/knowledge-index.js';
import type { Answer, AnswerEngine, EnquiryWish, Question } from './answer.js';
import { aspects } from './aspects/aspects.js';
import { createFindAspects } from './aspects/find-aspects.js';
import { enquiryAnswer, talkAnswer } from './message/plain-answers.js';
import { type Around, MessageTeller } from './message/tell-message.js';
import { SentenceAnswerer } from './sentence/answer-sentence.js';
import { SiteSearch } from './sentence/site-search.js';
import { createFindSubjects, type FindSubjects } from './subjects/find-subjects.js';
import { subjectNames } from './subjects/subject-names.js';
import { subjectOf, subjects } from './subjects/subjects.js';
import { foreignLanguageReply, isForeignLanguage } from './talk/foreign-language.js';
import { createReadTalk, type ReadTalk } from './talk/read-talk.js';
import { type Talk, talks } from './talk/talk.js';
import { knownWords } from './understand/known-words.js';
import { askingSentences } from './understand/questions.js';
import { createReader, type Reader, type Sentence } from './understand/reader.js';
import { createReadWish, type ReadWish } from './wish/read-wish.js';
import { wishes } from './wish/wishes.js';

/** The engine that knows what the site says, and nothing else. Takes some tens of milliseconds to make. */
export function createKnowledgeEngine(): AnswerEngine {
  const reader = createReader(knownWords(tablePatterns()));
  const findSubjects = createFindSubjects(reader.stemOf);
  const names = subjectNames(reader.stemOf);
  const index = createKnowledgeIndex(reader.wordsOf, (word) => reader.isCommon(word) || names.has(word.stem));
  const site = new SiteSearch(index, reader);
  const answerer = new SentenceAnswerer(reader, site, findSubjects, createFindAspects(reader.stemOf));
  return new KnowledgeEngine(
    reader,
    findSubjects,
    new MessageTeller(findSubjects, answerer),
    createReadWish(reader.stemOf),
    createReadTalk(reader.stemOf),
  );
}

class KnowledgeEngine implements AnswerEngine {
  constructor(
    private readonly reader: Reader,
    private readonly findSubjects: FindSubjects,
    private readonly teller: MessageTeller,
    private readonly readWish: ReadWish,
    private readonly readTalk: ReadTalk,
  ) {}

  async answer({ text, context, now }: Question): Promise<Answer> {
    const sentences = this.reader.read(text);
    const talks = sentences.map(({ words }) => this.readTalk(words));
    const asking = askingSentences(sentences, ({ words }) => words.every(this.reader.isCommon));
    const hostile = talks.find((found) => found?.talk.turn === 'first');
    if (hostile) return this.despite(hostile.talk, sentences, { context, now });
    if (isForeignLanguage(text)) return talkAnswer(foreignLanguageReply, context);
    const wish = sentences.map(this.readWish).find((each) => each !== undefined);
    if (wish) return this.enquiry(wish, sentences, context);
    const asked = asking.map(({ words }) => this.readTalk(words)).find((found) => found?.talk.turn === 'beforeAnswers');
    if (asked) return talkAnswer(asked.talk.reply, context);
    const said = talks.findLast((found) => found?.talk.turn === 'alone')?.talk;
    if (said && this.isAlone(sentences)) return talkAnswer(said.reply, context);
    return this.teller.tell(asking, sentences, { context, now });
  }

  /** What is asked beside hostile words is answered as ever; the words themselves are not followed. */
  private despite(talk: Talk, sentences: readonly Sentence[], around: Around): Answer {
    const others = sentences.filter(({ words, endsAsQuestion }) => {
      return endsAsQuestion && this.readTalk(words)?.talk.turn !== 'first';
    });
    const answer = this.teller.tell(others, sentences, around);
    return answer.kind === 'answer' ? answer : talkAnswer(talk.reply, around.context);
  }

  /** Whether nothing is said but greetings, thanks and the like. */
  private isAlone(sentences: readonly Sentence[]): boolean {
    const others = sentences.flatMap(({ words }) => {
      const at = this.readTalk(words)?.at;
      return words.filter((word, place) => !at?.has(place) && !this.reader.isCommon(word));
    });
    return others.length <= (sentences.some(({ endsAsQuestion }) => endsAsQuestion) ? 0 : 1);
  }

  private enquiry(wish: EnquiryWish, sentences: readonly Sentence[], context: Question['context']): Answer {
    const [named] = this.findSubjects(sentences.flatMap(({ words }) => words)).subjects;
    return enquiryAnswer(wish, context, named ?? subjectOf(context.subject));
  }
}

/** What the tables recognise things by. */
function tablePatterns(): string[] {
  return [
    ...subjects.flatMap(({ names, hints }) => [...names, ...hints]),
    ...aspects.flatMap((aspect) => aspect.patterns),
    ...wishes.flatMap((each) => [...each.patterns, ...each.keywords]),
    ...talks.flatMap((talk) => talk.patterns),
  ];
}
