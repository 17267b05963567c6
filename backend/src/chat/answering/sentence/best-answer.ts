import type { AnswerContext } from '../answer.js';
import { type Asked, type Aspect, PARTICULAR } from '../aspects/aspect.js';
import { aspectOf } from '../aspects/aspects.js';
import type { Reader, Sentence } from '../understand/reader.js';
import type { AnswerMaker } from './answer-maker.js';
import type { FittingTexts } from './fitting-texts.js';
import { asksHowLong, followUp } from './follow-up.js';
import { RECKONED } from './follow-up-kinds.js';
import { addsNothing, asksReason } from './follow-up-reasons.js';
import { isFaint, isNearer } from './is-nearer.js';
import { joinedAspects } from './joined-aspects.js';
import { leftOut } from './left-out.js';
import { pricedOther } from './priced-thing.js';
import type { SentenceAnswer } from './sentence-answer.js';
import type { SiteAnswer } from './site-answer.js';
import type { SiteSearch } from './site-search.js';
import { stillTold } from './still-told.js';
import { sureAspects } from './sure-aspects.js';
import { type Told, tellAspects } from './tell-aspects.js';
import type { Understand, Understanding } from './understanding.js';
import { withoutUnasked } from './without-unasked.js';

/** How much of what is asked must stand in a question of the site, and how much where an aspect has an answer too. */
const ASKED_IN_TITLE = 0.45;
export const NEARLY_ALL = 0.7;

/** The best that there is to say: by the context, else by what is special, by the site's texts, by what is general. */
export class BestAnswer {
  constructor(
    private readonly understand: Understand,
    private readonly reader: Reader,
    private readonly site: SiteSearch,
    private readonly texts: FittingTexts,
    private readonly make: AnswerMaker,
  ) {}

  /** Whatever the answer speaks of; without replies where there is none. */
  to(
    { words, toldUntil = 0 }: Sentence,
    understood: Understanding,
    asked: Asked,
    context: AnswerContext,
  ): SentenceAnswer {
    const followed = followUp(understood, asked, context);
    // All that it says asks for that: «Bringt ihr das weg?»
    if (followed) return this.make.told([{ id: context.aspect ?? '', reply: followed, at: [...words.keys()] }], asked);
    if (context.isUnknown && asksReason(understood, asked)) return this.make.told([], asked);
    const retold = this.retold(understood, asked, context.passage);
    if (retold) return this.make.found(retold, asked);
    const sure = sureAspects(understood);
    const { isNamed } = understood.subjects;
    const particular = sure.filter(({ aspect }) => !aspect.isGeneral);
    const special = withoutUnasked(tellAspects(particular, asked, isNamed), words, toldUntil);
    const recalled = this.recalled(understood, asked);
    if (saysMore(recalled, special)) return this.make.told(recalled, asked);
    const still = special.length === 0 ? stillTold(understood, asked, context, this.site) : undefined;
    if (still?.site) return this.make.found(still.site, asked, context.aspect);
    if (still) return this.make.told([still], asked);
    const alike = this.texts.alike(understood, asked, special.length > 0 ? NEARLY_ALL : ASKED_IN_TITLE);
    if (alike && isNearer(alike, special, understood))
      return { ...this.make.found(alike, asked, special[0]?.id), isFaint: isFaint(alike) };
    if (special.length > 0) return this.make.told(special, asked);
    const general = tellAspects(
      // What is told in general is no figure: «Wie viele Wohnmobile haben Sie schon versiegelt?»
      sure.filter(({ aspect }) => aspect.isGeneral && !asked.says(PARTICULAR)),
      asked,
      isNamed,
    );
    const searched = this.texts.isLeft(understood, general) ? this.texts.search(understood, asked) : undefined;
    if (searched) return { ...this.make.found(searched, asked), isSearched: true };
    return { ...this.make.told(general.length > 0 ? general : this.opening(understood, asked), asked), isVague: true };
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
    const whole = this.understand(around);
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
