import type { QueryWord } from '../../knowledge/term-groups.js';
import { type Asked, QUANTITY } from '../aspects/aspect.js';
import type { FindSubjects } from '../subjects/find-subjects.js';
import type { Reader, Sentence } from '../understand/reader.js';
import { AnswerMaker } from './answer-maker.js';
import { AskedReader, type Surroundings } from './asked-of.js';
import { BestAnswer, NEARLY_ALL } from './best-answer.js';
import { continuedAspects, continuedWords } from './continued.js';
import { FittingTexts } from './fitting-texts.js';
import { joinedAspects } from './joined-aspects.js';
import type { SentenceAnswer } from './sentence-answer.js';
import type { SiteSearch } from './site-search.js';
import { SpeaksOfAsked } from './speaks-of-asked.js';
import { tellAspects } from './tell-aspects.js';
import type { Understand, Understanding } from './understanding.js';

const LEADS = /^(?:und|aber|also|dann|ab|bis|seit|von|für|mit|in|um|zu|auf)$/;
/** What asks for something that one wants to know or to have. */
const ASKS_FOR =
  /^(?:was|wie|wo|wann|wer|wohin|woher|womit|wieviele?|welche[rsnm]?|habt|haben|gibt|kann|können|darf|dürfen|nehmt|nehmen)$/;

/** Answers one sentence, alone or together with what it leaves out. */
export class SentenceAnswerer {
  private readonly asked: AskedReader;
  private readonly texts: FittingTexts;
  private readonly make: AnswerMaker;
  private readonly best: BestAnswer;
  private readonly speaksOfAsked: SpeaksOfAsked;

  constructor(
    private readonly reader: Reader,
    site: SiteSearch,
    private readonly findSubjects: FindSubjects,
    private readonly understand: Understand,
  ) {
    this.asked = new AskedReader(reader, site, findSubjects);
    this.texts = new FittingTexts(reader, site);
    this.make = new AnswerMaker(reader, site);
    this.best = new BestAnswer(understand, reader, site, this.texts, this.make);
    this.speaksOfAsked = new SpeaksOfAsked(reader, site);
  }

  /** The best answer, if it speaks of what is asked; else a text that does, or none. */
  answer(sentence: Sentence, surroundings: Surroundings): SentenceAnswer {
    const understood = this.understand(sentence.words);
    const asked = this.asked.read(understood, surroundings);
    const best = this.best.to(sentence, understood, asked, surroundings.context);
    const required = this.speaksOfAsked.required(understood);
    // What stands around it does not speak of a thing that nobody knows either.
    if (best.replies.length === 0) return { ...best, isSettled: this.speaksOfAsked.isStrange(required) };
    if (this.speaksOfAsked.isIn(best, required)) return best;
    return this.other(understood, asked, required) ?? { ...this.make.told([], asked), isSettled: true };
  }

  /** A text that has what the best answer speaks not of. */
  private other(understood: Understanding, asked: Asked, required: readonly QueryWord[]): SentenceAnswer | undefined {
    if (asked.says(QUANTITY)) return undefined;
    const texts = [this.texts.alike(understood, asked, NEARLY_ALL, required), this.texts.search(understood, asked)];
    const answers = texts.flatMap((text) => (text ? [this.make.found(text, asked)] : []));
    return answers.find((answer) => this.speaksOfAsked.isIn(answer, required));
  }

  /** The answer that only the sentences around a question make clear; undefined where they make none clear. */
  answerJoined(
    { words }: Sentence,
    around: readonly QueryWord[],
    surroundings: Surroundings,
  ): SentenceAnswer | undefined {
    const understood = this.understand(around);
    const asked = this.asked.read(understood, surroundings);
    const joined = joinedAspects(words, this.understand(words).aspects, understood);
    const told = tellAspects(joined, asked, understood.subjects.isNamed);
    return told.length > 0 ? this.make.told(told, asked) : undefined;
  }

  /** Whether a sentence says by itself what it wants to know: neither «Geht das?» nor «Macht das nichts kaputt?». */
  namesMatter({ words }: Sentence): boolean {
    const isAsked = ASKS_FOR.test(words.find(({ standard }) => !LEADS.test(standard))?.standard ?? '');
    return isAsked && this.understand(words).rest.some((word) => !this.reader.isLight(word));
  }

  /** The question before once more, of what these words name. */
  answerAgain(named: Sentence['words'], left: string, surroundings: Surroundings): SentenceAnswer {
    const own = this.understand(named);
    const words = continuedWords(own, this.reader.wordsOf(left), this.findSubjects);
    return this.answer({ words, endsAsQuestion: true }, { ...surroundings, messageWords: words });
  }

  /** What a follow-up asks by the words that it leaves out; undefined where these make nothing clear. */
  answerContinued({ words }: Sentence, left: string, surroundings: Surroundings): SentenceAnswer | undefined {
    const own = this.understand(words);
    const around = continuedWords(own, this.reader.wordsOf(left), this.findSubjects);
    const understood = this.understand(around);
    const asked = this.asked.read(understood, surroundings);
    const told = tellAspects(continuedAspects(own, understood), asked, understood.subjects.isNamed);
    if (told.length > 0) return this.make.told(told, asked);
    const text = own.content.length > 0 ? this.texts.alikeWith(understood, own, asked) : undefined;
    return text && this.make.found(text, asked);
  }
}
