import { createKnowledgeIndex } from '../knowledge/knowledge-index.js';
import { knowledgePassages } from '../knowledge/knowledge-passages.js';
import { SYNONYMS } from '../knowledge/synonyms.js';
import type { Answer, AnswerEngine, Question } from './answer.js';
import { aspects } from './aspects/aspects.js';
import { createFindAspects } from './aspects/find-aspects.js';
import { SentenceAnswerer } from './sentence/answer-sentence.js';
import { SiteSearch } from './sentence/site-search.js';
import { createFindSubjects, type FindSubjects } from './subjects/find-subjects.js';
import { subjectNames } from './subjects/subject-names.js';
import { subjectOf, subjects } from './subjects/subjects.js';
import { createReadTalk, type ReadTalk } from './talk/read-talk.js';
import { type Talk, talks, unknownPart, unknownReply } from './talk/talk.js';
import { patternWords, wordForms } from './understand/pattern.js';
import { askingSentences } from './understand/questions.js';
import { createReader, type Reader, type Sentence } from './understand/reader.js';
import { createReadWish, type ReadWish } from './wish/read-wish.js';
import { wishes } from './wish/wishes.js';

/** The engine that knows what the site says, and nothing else. Takes some tens of milliseconds to make. */
export function createKnowledgeEngine(): AnswerEngine {
  const reader = createReader([...siteWords(), ...tableWords()]);
  const findSubjects = createFindSubjects(reader.stemOf);
  const names = subjectNames(reader.stemOf);
  const index = createKnowledgeIndex(reader.wordsOf, (word) => reader.isCommon(word) || names.has(word.stem));
  const site = new SiteSearch(index, reader);
  const answerer = new SentenceAnswerer(reader, site, findSubjects, createFindAspects(reader.stemOf));
  return new KnowledgeEngine(
    reader,
    findSubjects,
    answerer,
    createReadWish(reader.stemOf),
    createReadTalk(reader.stemOf),
  );
}

class KnowledgeEngine implements AnswerEngine {
  constructor(
    private readonly reader: Reader,
    private readonly findSubjects: FindSubjects,
    private readonly answerer: SentenceAnswerer,
    private readonly readWish: ReadWish,
    private readonly readTalk: ReadTalk,
  ) {}

  async answer({ text, context, now }: Question): Promise<Answer> {
    const sentences = this.reader.read(text);
    const talks = sentences.map(({ words }) => this.readTalk(words));
    const asking = askingSentences(sentences, ({ words }) => words.every(this.reader.isCommon));
    const hostile = talks.find((found) => found?.talk.turn === 'first');
    if (hostile) return this.despite(hostile.talk, sentences, { context, now });
    const wish = sentences.map(this.readWish).find((each) => each !== undefined);
    if (wish) return this.enquiry(wish, sentences, context);
    const asked = asking.map(({ words }) => this.readTalk(words)).find((found) => found?.talk.turn === 'beforeAnswers');
    if (asked) return talkAnswer(asked.talk, context);
    const said = talks.findLast((found) => found?.talk.turn === 'alone')?.talk;
    if (said && this.isAlone(sentences)) return talkAnswer(said, context);
    return this.tell(asking, sentences, { context, now }) ?? unknownAnswer(context);
  }

  /** What is asked beside hostile words is answered as ever; the words themselves are not followed. */
  private despite(talk: Talk, sentences: readonly Sentence[], around: Pick<Question, 'context' | 'now'>): Answer {
    const others = sentences.filter(({ words, endsAsQuestion }) => {
      return endsAsQuestion && this.readTalk(words)?.talk.turn !== 'first';
    });
    const answer = others.length > 0 ? this.tell(others, sentences, around) : undefined;
    return answer?.kind === 'answer' ? answer : talkAnswer(talk, around.context);
  }

  /** Whether nothing is said but greetings, thanks and the like. */
  private isAlone(sentences: readonly Sentence[]): boolean {
    const others = sentences.flatMap(({ words }) => {
      const at = this.readTalk(words)?.at;
      return words.filter((word, place) => !at?.has(place) && !this.reader.isCommon(word));
    });
    return others.length <= (sentences.some(({ endsAsQuestion }) => endsAsQuestion) ? 0 : 1);
  }

  private tell(
    asking: readonly Sentence[],
    sentences: readonly Sentence[],
    { context, now }: Pick<Question, 'context' | 'now'>,
  ): Answer | undefined {
    const messageWords = sentences.flatMap(({ words }) => words);
    const nearby = this.findSubjects(messageWords);
    let carried = context;
    const answers = asking.map((sentence) => {
      const answer = this.answerer.answer(sentence, { nearby: nearby.subjects, messageWords, context: carried, now });
      carried = { ...carried, ...answer.context };
      return answer;
    });
    const [only] = answers;
    if (answers.length === 1 && sentences.length > 1 && only?.isVague) {
      // «An der Wand ist Schimmel. Bringen Sie den weg?»: what is meant stands before the question.
      const whole = this.answerer.answer(
        { words: messageWords, endsAsQuestion: true },
        { nearby: nearby.subjects, messageWords, context, now },
      );
      if (whole.replies.length > 0 && !whole.isVague) answers.splice(0, 1, whole);
    }
    const replies = answers.flatMap((answer) => answer.replies);
    if (replies.length === 0) return undefined;
    const isUnknown = replies.some((reply) => reply.isUnknown);
    const texts = [...new Set(replies.map(({ text }) => text))].filter((text) => text !== '');
    if (texts.length === 0) return unknownAnswer(carried);
    return {
      kind: replies.every((reply) => reply.isUnknown) ? 'unknown' : 'answer',
      reply: [
        ...texts,
        ...(isUnknown ? [replies.some(({ text }) => text === '') ? unknownReply : unknownPart] : []),
      ].join('\n'),
      context: carried,
      passages: [...new Set(answers.flatMap((answer) => answer.passages))],
    };
  }

  private enquiry(
    wish: NonNullable<Answer['wish']>,
    sentences: readonly Sentence[],
    context: Question['context'],
  ): Answer {
    const [named] = this.findSubjects(sentences.flatMap(({ words }) => words)).subjects;
    const subject = named ?? subjectOf(context.subject);
    const serviceType = subject?.serviceType;
    return {
      kind: 'enquiry',
      reply: '',
      wish,
      ...(serviceType && { serviceType }),
      context: subject ? { ...context, subject: subject.id } : context,
      passages: [],
    };
  }
}

function talkAnswer({ reply }: Talk, context: Question['context']): Answer {
  return { kind: 'talk', reply, context, passages: [] };
}

function unknownAnswer(context: Question['context']): Answer {
  return { kind: 'unknown', reply: unknownReply, context, passages: [] };
}

function siteWords(): string[] {
  return [
    ...knowledgePassages.flatMap(({ title, text }) => [title, text]),
    ...SYNONYMS.map((line) => line.replaceAll('_', ' ')),
  ];
}

/** The words that the tables know. */
function tableWords(): string[] {
  const patterns = [
    ...subjects.flatMap(({ names, hints }) => [...names, ...hints]),
    ...aspects.flatMap((aspect) => aspect.patterns),
    ...wishes.flatMap((each) => [...each.patterns, ...each.keywords]),
    ...talks.flatMap((talk) => talk.patterns),
  ];
  return patterns.flatMap(patternWords).flatMap(wordForms);
}
