import type { Answer, AnswerEngine, EnquiryWish, Question } from '../answer.js';
import type { FindSubjects } from '../subjects/find-subjects.js';
import { subjectOf } from '../subjects/subjects.js';
import { isDictated } from '../talk/dictated.js';
import { foreignLanguageReply, isForeignLanguage } from '../talk/foreign-language.js';
import type { SmallTalk } from '../talk/small-talk.js';
import { hostileTalk } from '../talk/talks/all-talks.js';
import type { Talk } from '../talk/talks/talk.js';
import { unknownReply } from '../talk/unknown-replies.js';
import { isWordless, wordlessReply } from '../talk/wordless.js';
import { withoutFrames } from '../understand/question-frames.js';
import { askingSentences } from '../understand/questions.js';
import { withoutReactions } from '../understand/reactions.js';
import type { Reader, Sentence } from '../understand/reader.js';
import { isPremise } from '../wish/is-premise.js';
import type { ReadWish } from '../wish/read-wish.js';
import { harmlessSentences } from './harmless-sentences.js';
import { enquiryAnswer, talkAnswer } from './plain-answers.js';
import type { Around, MessageTeller } from './tell-message.js';

const ASKS = /^(?:was|wie|wann|wo|warum|wieso|weshalb|ob|wieviel|sag|sage|sagt|gefragt)$/;

/** Takes a message for what it is: hostile, a wish, talk or a question; what presses more goes first. */
export class MessageAnswerer implements AnswerEngine {
  constructor(
    private readonly reader: Reader,
    private readonly findSubjects: FindSubjects,
    private readonly teller: MessageTeller,
    private readonly readWish: ReadWish,
    private readonly smallTalk: SmallTalk,
  ) {}

  async answer(question: Question): Promise<Answer> {
    const isDialect = this.reader.isDialect(question.text, question.context.isDialect === true);
    const answer = this.reply(question, isDialect);
    return isDialect ? { ...answer, context: { ...answer.context, isDialect } } : answer;
  }

  private reply({ text, context, now }: Question, isDialect: boolean): Answer {
    const sentences = this.reader.read(text, isDialect);
    const talks = sentences.map(({ words }) => this.smallTalk.read(words));
    const matter = withoutFrames(withoutReactions(sentences));
    const asking = askingSentences(matter, ({ words }) => words.every(this.reader.isCommon));
    const hostile = talks.find((found) => found?.talk.turn === 'first')?.talk;
    if (hostile) return this.despite(hostile, sentences, { context, now });
    if (isDictated(text)) return this.despite(hostileTalk, sentences, { context, now });
    if (isForeignLanguage(text)) return talkAnswer(foreignLanguageReply, context);
    const wish = sentences
      .filter((each) => !isPremise(each, sentences))
      .map((each) => this.readWish(each, asksBeside(each, sentences)))
      .find((each) => each);
    if (wish) return this.enquiry(wish, sentences, context);
    const asked = asking
      .map(({ words }) => this.smallTalk.read(words))
      .find((found) => found?.talk.turn === 'beforeAnswers');
    if (asked) return talkAnswer(asked.talk.reply, context);
    const rude = talks.find((found) => found?.talk.turn === 'unlessAsked');
    if (rude) return this.besides(rude.talk, asking, sentences, { context, now });
    if (isWordless(text)) return talkAnswer(wordlessReply, context);
    const said = talks.findLast((found) => found?.talk.turn === 'alone')?.talk;
    if (said && this.smallTalk.isAlone(said, sentences)) {
      return (
        this.askedBeside(sentences, asking, { context, now }) ?? talkAnswer(said.reply, this.about(sentences, context))
      );
    }
    return this.teller.tell(asking, matter, { context, now });
  }

  /** What is asked beside hostile words is answered as ever; the words themselves are not followed. */
  private despite(talk: Talk, sentences: readonly Sentence[], around: Around): Answer {
    const isHostile = ({ words }: Sentence) => this.smallTalk.read(words)?.talk.turn === 'first';
    const harmless = harmlessSentences(sentences, isHostile, talk === hostileTalk);
    const asking = harmless.filter(({ endsAsQuestion }) => endsAsQuestion);
    const answer = asking.length > 0 ? this.teller.tell(asking, harmless, around) : undefined;
    return answer?.kind === 'answer' ? answer : talkAnswer(talk.reply, around.context);
  }

  /** «… so eine Frechheit. Warum steht das nirgends?»: a question is answered, however it is asked. */
  private besides(talk: Talk, asking: readonly Sentence[], sentences: readonly Sentence[], around: Around): Answer {
    const isAsked = asking.some((sentence) => sentence.endsAsQuestion || asksInIt(sentence));
    const answer = isAsked ? this.teller.tell(asking, sentences, around) : undefined;
    return answer?.kind === 'answer' ? answer : talkAnswer(talk.reply, around.context);
  }

  /** «Hoi. Bis wann cha ich hüt no verbi cho?»: a question of small words alone is one, if it has an answer. */
  private askedBeside(sentences: readonly Sentence[], asking: readonly Sentence[], around: Around): Answer | undefined {
    const beside = asking.filter(({ words, endsAsQuestion }) => {
      const isBegun = endsAsQuestion || words[0]?.standard === 'und';
      return isBegun && words.length > 2 && (!this.smallTalk.read(words) || this.smallTalk.asksBeside(words));
    });
    const answer = beside.length > 0 ? this.teller.tell(beside, sentences, around) : undefined;
    return answer && (answer.reply !== unknownReply || beside.some(isWholeQuestion)) ? answer : undefined;
  }

  /** «Ich habe eine Frage zum Autohotel»: what follows is about that. */
  private about(sentences: readonly Sentence[], context: Question['context']): Question['context'] {
    const {
      subjects: [subject],
      isNamed,
    } = this.findSubjects(sentences.flatMap(({ words }) => words));
    return isNamed && subject ? { ...context, subject: subject.id } : context;
  }

  private enquiry(wish: EnquiryWish, sentences: readonly Sentence[], context: Question['context']): Answer {
    const words = sentences.flatMap((sentence) => sentence.words);
    const { subjects, isNamed } = this.findSubjects(words);
    // «Wir haben ihn im Herbst gekauft» hints at trade and wants none.
    const isTold = !isNamed && words.some(({ standard }) => standard === 'gekauft');
    const [named] = isTold ? [] : subjects;
    return enquiryAnswer(wish, context, named ?? subjectOf(context.subject));
  }
}

/** «Halt die Klappe und sag einfach, ob morgen offen ist» asks without a mark. */
function asksInIt({ words }: Sentence): boolean {
  return words.some(({ standard }) => ASKS.test(standard));
}

/** «Super. Ab wann wäre das möglich?» */
function isWholeQuestion({ words, endsAsQuestion }: Sentence): boolean {
  return endsAsQuestion && words.length > 3 && words.some(({ standard }) => standard === 'wann');
}

function asksBeside(sentence: Sentence, sentences: readonly Sentence[]): boolean {
  return sentences.some((other) => other !== sentence && other.endsAsQuestion);
}
