import type { QueryWord } from '../../knowledge/term-groups.js';
import { type Asked, type Aspect, PARTICULAR } from '../aspects/aspect.js';
import { aspectOf } from '../aspects/aspects.js';
import type { FindAspects } from '../aspects/find-aspects.js';
import type { FindSubjects } from '../subjects/find-subjects.js';
import type { Reader, Sentence } from '../understand/reader.js';
import { AskedReader, idsOf, type Surroundings } from './asked-of.js';
import { createOnlyAdvises, type OnlyAdvises } from './asks-of-us.js';
import { FittingTexts } from './fitting-texts.js';
import { asksHowLong, followUp } from './follow-up.js';
import { RECKONED } from './follow-up-kinds.js';
import { addsNothing } from './follow-up-reasons.js';
import { isNearer } from './is-nearer.js';
import { joinedAspects } from './joined-aspects.js';
import { leftOut } from './left-out.js';
import { type Answered, type SentenceAnswer, sentenceAnswer } from './sentence-answer.js';
import type { SiteAnswer, SiteSearch } from './site-search.js';
import { stillTold } from './still-told.js';
import { sureAspects } from './sure-aspects.js';
import { type Told, tellAspects } from './tell-aspects.js';
import { type Understanding, understand } from './understanding.js';

/** How much of what is asked must stand in a question of the site, and how much where an aspect has an answer too. */
const ASKED_IN_TITLE = 0.45;
const NEARLY_ALL = 0.7;

/** Answers one sentence: by the context, by what is special, by the site's texts, by what is general; in this order. */
export class SentenceAnswerer {
  private readonly asked: AskedReader;
  private readonly texts: FittingTexts;
  private readonly onlyAdvises: OnlyAdvises;

  constructor(
    private readonly reader: Reader,
    private readonly site: SiteSearch,
    private readonly findSubjects: FindSubjects,
    private readonly findAspects: FindAspects,
  ) {
    this.asked = new AskedReader(reader, site, findSubjects);
    this.texts = new FittingTexts(reader, site);
    this.onlyAdvises = createOnlyAdvises(reader.stemOf);
  }

  answer({ words }: Sentence, surroundings: Surroundings): SentenceAnswer {
    const understood = understand(words, this.reader, this.findSubjects, this.findAspects);
    const asked = this.asked.read(understood, surroundings);
    const { context } = surroundings;
    const followed = followUp(understood, asked, context);
    if (followed) return this.told([{ id: context.aspect ?? '', reply: followed, at: [] }], asked);
    const retold = this.retold(understood, asked, context.passage);
    if (retold) return this.found(retold, asked);
    const sure = sureAspects(understood);
    const { isNamed } = understood.subjects;
    const special = tellAspects(
      sure.filter(({ aspect }) => !aspect.isGeneral),
      asked,
      isNamed,
    );
    const recalled = this.recalled(understood, asked);
    if (saysMore(recalled, special)) return this.told(recalled, asked);
    const still = special.length === 0 ? stillTold(understood, asked, context, this.site) : undefined;
    if (still?.site) return this.found(still.site, asked, context.aspect);
    if (still) return this.told([still], asked);
    const alike = this.texts.alike(understood, asked, special.length > 0 ? NEARLY_ALL : ASKED_IN_TITLE);
    if (alike && isNearer(alike, special, understood)) return this.found(alike, asked, special[0]?.id);
    if (special.length > 0) return this.told(special, asked);
    const general = tellAspects(
      // What is told in general is no figure: «Wie viele Wohnmobile haben Sie schon versiegelt?»
      sure.filter(({ aspect }) => aspect.isGeneral && !asked.says(PARTICULAR)),
      asked,
      isNamed,
    );
    const searched = this.texts.isLeft(understood, general) ? this.texts.search(understood, asked) : undefined;
    if (searched) return this.found(searched, asked);
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
  private opening({ subjects, foreign }: Understanding, asked: Asked): readonly Told[] {
    if (subjects.subjects.length === 0 || foreign.length > 0 || asked.says(PARTICULAR)) return [];
    const reply = aspectOf('overview')?.answer(asked) ?? aspectOf('price')?.answer(asked);
    return reply ? [{ id: 'overview', reply, at: [] }] : [];
  }

  private told(told: readonly Told[], asked: Asked): SentenceAnswer {
    const replies = told.map(({ reply }) => reply);
    const subject = replies.some(({ isOpen }) => isOpen) ? undefined : asked.subjects[0]?.id;
    return this.result({ replies, asked, subject, aspect: told[0]?.id });
  }

  /** @param aspect what would have answered it too: «Und bei der anderen?» asks for that */
  private found({ text, subject, passage }: SiteAnswer, asked: Asked, aspect?: string): SentenceAnswer {
    const about = asked.subjects[0]?.id ?? subject;
    return this.result({ replies: [{ text }], asked, subject: about, aspect, told: passage });
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
