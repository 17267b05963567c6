import type { QueryWord } from '../../knowledge/term-groups.js';
import type { AnswerContext } from '../answer.js';
import { type Asked, type Aspect, PARTICULAR, QUANTITY } from '../aspects/aspect.js';
import { aspectOf } from '../aspects/aspects.js';
import type { FindAspects } from '../aspects/find-aspects.js';
import { isUnsaid } from '../aspects/unsaid.js';
import type { FindSubjects } from '../subjects/find-subjects.js';
import type { Reader, Sentence } from '../understand/reader.js';
import { AskedReader, idsOf, type Surroundings } from './asked-of.js';
import { createOnlyAdvises, type OnlyAdvises } from './asks-of-us.js';
import { continuedAspects, continuedWords } from './continued.js';
import { FittingTexts } from './fitting-texts.js';
import { asksHowLong, followUp } from './follow-up.js';
import { RECKONED } from './follow-up-kinds.js';
import { addsNothing, asksReason } from './follow-up-reasons.js';
import { isFaint, isNearer } from './is-nearer.js';
import { joinedAspects } from './joined-aspects.js';
import { leftOut } from './left-out.js';
import { pricedOther } from './priced-thing.js';
import { type Answered, type SentenceAnswer, sentenceAnswer } from './sentence-answer.js';
import type { SiteAnswer, SiteSearch } from './site-search.js';
import { SpeaksOfAsked } from './speaks-of-asked.js';
import { stillTold } from './still-told.js';
import { sureAspects } from './sure-aspects.js';
import { type Told, tellAspects } from './tell-aspects.js';
import { type Understanding, understand } from './understanding.js';
import { withoutUnasked } from './without-unasked.js';

/** How much of what is asked must stand in a question of the site, and how much where an aspect has an answer too. */
const ASKED_IN_TITLE = 0.45;
const NEARLY_ALL = 0.7;
/** Where it is left open which place is meant. */
const OPEN_PLACE = 'openPlace';

/** Answers one sentence: by the context, by what is special, by the site's texts, by what is general; in this order. */
export class SentenceAnswerer {
  private readonly asked: AskedReader;
  private readonly texts: FittingTexts;
  private readonly onlyAdvises: OnlyAdvises;
  private readonly speaksOfAsked: SpeaksOfAsked;

  constructor(
    private readonly reader: Reader,
    private readonly site: SiteSearch,
    private readonly findSubjects: FindSubjects,
    private readonly findAspects: FindAspects,
  ) {
    this.asked = new AskedReader(reader, site, findSubjects);
    this.texts = new FittingTexts(reader, site);
    this.onlyAdvises = createOnlyAdvises(reader.stemOf);
    this.speaksOfAsked = new SpeaksOfAsked(reader, site);
  }

  answer(sentence: Sentence, surroundings: Surroundings): SentenceAnswer {
    const understood = understand(sentence.words, this.reader, this.findSubjects, this.findAspects);
    const asked = this.asked.read(understood, surroundings);
    const best = this.best(sentence, understood, asked, surroundings.context);
    const required = this.speaksOfAsked.required(understood);
    // What stands around it does not speak of a thing that nobody knows either.
    if (best.replies.length === 0) return { ...best, isSettled: this.speaksOfAsked.isStrange(required) };
    if (this.speaksOfAsked.isIn(best, required)) return best;
    return this.other(understood, asked, required) ?? { ...this.told([], asked), isSettled: true };
  }

  /** A text that has what the best answer speaks not of. */
  private other(understood: Understanding, asked: Asked, required: readonly QueryWord[]): SentenceAnswer | undefined {
    if (asked.says(QUANTITY)) return undefined;
    const texts = [this.texts.alike(understood, asked, NEARLY_ALL, required), this.texts.search(understood, asked)];
    const answers = texts.flatMap((text) => (text ? [this.found(text, asked)] : []));
    return answers.find((answer) => this.speaksOfAsked.isIn(answer, required));
  }

  private best(
    { words, toldUntil = 0 }: Sentence,
    understood: Understanding,
    asked: Asked,
    context: AnswerContext,
  ): SentenceAnswer {
    const followed = followUp(understood, asked, context);
    // All that it says asks for that: «Bringt ihr das weg?»
    if (followed) return this.told([{ id: context.aspect ?? '', reply: followed, at: [...words.keys()] }], asked);
    if (context.isUnknown && asksReason(understood, asked)) return this.told([], asked);
    const retold = this.retold(understood, asked, context.passage);
    if (retold) return this.found(retold, asked);
    const sure = sureAspects(understood);
    const { isNamed } = understood.subjects;
    const particular = sure.filter(({ aspect }) => !aspect.isGeneral);
    const special = withoutUnasked(tellAspects(particular, asked, isNamed), words, toldUntil);
    const recalled = this.recalled(understood, asked);
    if (saysMore(recalled, special)) return this.told(recalled, asked);
    const still = special.length === 0 ? stillTold(understood, asked, context, this.site) : undefined;
    if (still?.site) return this.found(still.site, asked, context.aspect);
    if (still) return this.told([still], asked);
    const alike = this.texts.alike(understood, asked, special.length > 0 ? NEARLY_ALL : ASKED_IN_TITLE);
    if (alike && isNearer(alike, special, understood))
      return { ...this.found(alike, asked, special[0]?.id), isFaint: isFaint(alike) };
    if (special.length > 0) return this.told(special, asked);
    const general = tellAspects(
      // What is told in general is no figure: «Wie viele Wohnmobile haben Sie schon versiegelt?»
      sure.filter(({ aspect }) => aspect.isGeneral && !asked.says(PARTICULAR)),
      asked,
      isNamed,
    );
    const searched = this.texts.isLeft(understood, general) ? this.texts.search(understood, asked) : undefined;
    if (searched) return { ...this.found(searched, asked), isSearched: true };
    return { ...this.told(general.length > 0 ? general : this.opening(understood, asked), asked), isVague: true };
  }

  /** The answer that only the sentences around a question make clear; undefined where they make none clear. */
  answerJoined(
    { words }: Sentence,
    around: readonly QueryWord[],
    surroundings: Surroundings,
  ): SentenceAnswer | undefined {
    const understood = understand(around, this.reader, this.findSubjects, this.findAspects);
    const asked = this.asked.read(understood, surroundings);
    const joined = joinedAspects(words, this.findAspects(words), understood);
    const told = tellAspects(joined, asked, understood.subjects.isNamed);
    return told.length > 0 ? this.told(told, asked) : undefined;
  }

  /** The question before once more, of what these words name. */
  answerAgain(named: Sentence['words'], left: string, surroundings: Surroundings): SentenceAnswer {
    const own = understand(named, this.reader, this.findSubjects, this.findAspects);
    const words = continuedWords(own, this.reader.wordsOf(left), this.findSubjects);
    return this.answer({ words, endsAsQuestion: true }, { ...surroundings, messageWords: words });
  }

  /** What a follow-up asks by the words that it leaves out; undefined where these make nothing clear. */
  answerContinued({ words }: Sentence, left: string, surroundings: Surroundings): SentenceAnswer | undefined {
    const own = understand(words, this.reader, this.findSubjects, this.findAspects);
    const around = continuedWords(own, this.reader.wordsOf(left), this.findSubjects);
    const understood = understand(around, this.reader, this.findSubjects, this.findAspects);
    const asked = this.asked.read(understood, surroundings);
    const told = tellAspects(continuedAspects(own, understood), asked, understood.subjects.isNamed);
    if (told.length > 0) return this.told(told, asked);
    const text = own.content.length > 0 ? this.texts.alikeWith(understood, own, asked) : undefined;
    return text && this.found(text, asked);
  }

  /** «Warum?», and «Wie lange?» after a text that tells of years: of what was told last. */
  private retold(understood: Understanding, asked: Asked, passage: string | undefined): SiteAnswer | undefined {
    const isOfSpan = asksHowLong(understood, asked);
    if (!passage || !(isOfSpan || addsNothing(understood, asked))) return undefined;
    const told = this.site.retell(passage, understood.words);
    return isOfSpan && !/Jahren?\b/.test(told?.text ?? '') ? undefined : told;
  }

  /** A detail of what is talked about, by the question together with the name that it leaves out. */
  private recalled({ words, aspects, subjects }: Understanding, asked: Asked): readonly Told[] {
    const [subject] = asked.subjects;
    if (!subject || subjects.isNamed) return [];
    const around = [...words, ...this.reader.wordsOf(leftOut(subject))];
    const whole = understand(around, this.reader, this.findSubjects, this.findAspects);
    const isDetail = ({ isText, isGeneral }: Aspect) => isText === true && !isGeneral;
    return tellAspects(joinedAspects(words, aspects, whole, isDetail), asked, true);
  }

  /** Nothing is asked of a subject but its name. */
  private opening(understood: Understanding, asked: Asked): readonly Told[] {
    const { subjects, foreign } = understood;
    if (
      pricedOther(understood).length > 0 ||
      subjects.subjects.length === 0 ||
      foreign.length > 0 ||
      asked.says(PARTICULAR)
    )
      return [];
    const reply = aspectOf('overview')?.answer(asked) ?? aspectOf('price')?.answer(asked);
    return reply ? [{ id: 'overview', reply, at: [] }] : [];
  }

  private told(told: readonly Told[], asked: Asked): SentenceAnswer {
    const replies = told.map(({ reply }) => reply);
    const spoken = told.flatMap(({ at }) => at.flatMap((place) => asked.words[place]?.stem ?? []));
    const isOpen = replies.some((reply) => reply.isOpen);
    const subject = isOpen ? undefined : asked.subjects[0]?.id;
    const isSettled = told.length > 0 && told.every(({ id }) => isUnsaid(id));
    const aspect = isOpen ? OPEN_PLACE : told[0]?.id;
    return { ...this.result({ replies, asked, subject, aspect, spoken }), isSettled };
  }

  /** @param aspect what would have answered it too: «Und bei der anderen?» asks for that */
  private found({ text, subject, passage, met }: SiteAnswer, asked: Asked, aspect?: string): SentenceAnswer {
    const about = asked.subjects[0]?.id ?? subject;
    return this.result({ replies: [{ text }], asked, subject: about, aspect, told: passage, spoken: met });
  }

  private result(answered: Omit<Answered, 'passages'>): SentenceAnswer {
    const { replies, asked, subject } = answered;
    const { words, subjects } = asked;
    if (this.onlyAdvises(words, replies)) return this.result({ replies: [], asked, subject });
    const content = words.filter((word) => !this.reader.isCommon(word));
    return sentenceAnswer({ ...answered, passages: this.site.passages(content, idsOf(subjects)) });
  }
}

/** Whether a detail of what is talked about takes up more of the question than what it asks by itself. */
function saysMore([detail]: readonly Told[], special: readonly Told[]): boolean {
  const [first] = special;
  // What is reckoned was asked for by figures: no detail is meant.
  if (!detail || (first && RECKONED.has(first.id))) return false;
  // One of its words is the name that the question leaves out.
  return (
    !first || (!aspectOf(first.id)?.isTopic && detail.at.length - 1 > new Set(special.flatMap(({ at }) => at)).size)
  );
}
