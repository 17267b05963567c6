import type { KnowledgePassage } from '../../knowledge/knowledge-passage.js';
import type { QueryWord } from '../../knowledge/term-groups.js';
import type { AnswerContext } from '../answer.js';
import { type Asked, QUANTITY, type Reply } from '../aspects/aspect.js';
import { aspectOf } from '../aspects/aspects.js';
import type { FindAspects } from '../aspects/find-aspects.js';
import type { FindSubjects } from '../subjects/find-subjects.js';
import { createSays, type Says } from '../understand/pattern.js';
import type { Reader, Sentence } from '../understand/reader.js';
import { AskedReader, idsOf, type Surroundings } from './asked-of.js';
import { followUp } from './follow-up.js';
import type { SiteAnswer, SiteSearch } from './site-search.js';
import { sureAspects } from './sure-aspects.js';
import { type Told, tellAspects } from './tell-aspects.js';
import { type Understanding, understand } from './understanding.js';

/** What a sentence is answered with; without replies where nothing is known. */
export interface SentenceAnswer {
  readonly replies: readonly Reply[];
  /** True where only general things are told, for want of something better. */
  readonly isVague: boolean;
  readonly context: AnswerContext;
  /** The texts nearest to what is asked, also where nothing is known. */
  readonly passages: readonly KnowledgePassage[];
}

/** How much of what is asked must stand in a question of the site, and how much where an aspect has an answer too. */
const ASKED_IN_TITLE = 0.45;
const NEARLY_ALL = 0.7;
const PRICE = 'kosten|preis|teuer';

/** Answers one sentence: by the context, by what is special, by the site's texts, by what is general; in this order. */
export class SentenceAnswerer {
  private readonly says: Says;
  private readonly asked: AskedReader;

  constructor(
    private readonly reader: Reader,
    private readonly site: SiteSearch,
    private readonly findSubjects: FindSubjects,
    private readonly findAspects: FindAspects,
  ) {
    this.says = createSays(reader.stemOf);
    this.asked = new AskedReader(reader, site, findSubjects);
  }

  answer({ words }: Sentence, surroundings: Surroundings): SentenceAnswer {
    const understood = understand(words, this.reader, this.findSubjects, this.findAspects);
    const asked = this.asked.read(understood, surroundings);
    const { context } = surroundings;
    const followed = followUp(understood, asked, context);
    if (followed) return this.told([{ id: context.aspect ?? '', reply: followed, at: [] }], asked);
    const sure = sureAspects(understood);
    const { isNamed } = understood.subjects;
    const special = tellAspects(
      sure.filter(({ aspect }) => !aspect.isGeneral),
      asked,
      isNamed,
    );
    const alike = this.alike(understood, asked, special.length > 0 ? NEARLY_ALL : ASKED_IN_TITLE);
    if (alike && (understood.foreign.length > 0 || special.length === 0)) return this.found(alike, asked);
    if (special.length > 0) return this.told(special, asked);
    const general = tellAspects(
      sure.filter(({ aspect }) => aspect.isGeneral),
      asked,
      isNamed,
    );
    const searched = this.isLeft(understood, general) ? this.search(understood, asked) : undefined;
    if (searched) return this.found(searched, asked);
    return { ...this.told(general.length > 0 ? general : this.opening(understood, asked), asked), isVague: true };
  }

  /** By the sentence alone, or with the words around it: «Mein Auto ist geleast. Kann ich es verkaufen?» */
  private alike({ rest }: Understanding, { subjects, messageWords }: Asked, inTitle: number): SiteAnswer | undefined {
    // What something costs is asked of anything: the word alone makes no question like another.
    const telling = (words: readonly QueryWord[]) =>
      words.filter((word) => !this.reader.isCommon(word) && !this.says([word], PRICE));
    const ids = idsOf(subjects);
    return this.site.alike(telling(rest), ids, inTitle) ?? this.site.alike(telling(messageWords), ids, inTitle);
  }

  private search({ content, rest }: Understanding, { subjects, says }: Asked): SiteAnswer | undefined {
    return this.site.search({
      content,
      rest,
      subjects: idsOf(subjects),
      asksForFigure: says(QUANTITY) || says(PRICE),
    });
  }

  /** Whether the general aspects leave a word out that the site has something to say on. */
  private isLeft({ words, rest, aspects }: Understanding, general: readonly Told[]): boolean {
    const said = new Set(
      aspects.filter(({ aspect }) => general.some(({ id }) => id === aspect.id)).flatMap(({ at }) => at),
    );
    return rest.some((word) => {
      const isSaid = said.has(words.indexOf(word)) && word.parts.length < 2;
      return !isSaid && !word.isLight && this.site.knows(word);
    });
  }

  /** Nothing is asked of a subject but its name. */
  private opening({ subjects, foreign }: Understanding, asked: Asked): readonly Told[] {
    if (subjects.subjects.length === 0 || foreign.length > 0) return [];
    const reply = aspectOf('overview')?.answer(asked) ?? aspectOf('price')?.answer(asked);
    return reply ? [{ id: 'overview', reply, at: [] }] : [];
  }

  private told(told: readonly Told[], asked: Asked): SentenceAnswer {
    const aspect = told[0]?.id;
    return this.result(
      told.map(({ reply }) => reply),
      asked,
      asked.subjects[0]?.id,
      aspect,
    );
  }

  private found({ text, subject }: SiteAnswer, asked: Asked): SentenceAnswer {
    return this.result([{ text }], asked, asked.subjects[0]?.id ?? subject);
  }

  private result(replies: readonly Reply[], asked: Asked, subject?: string, aspect?: string): SentenceAnswer {
    const content = asked.words.filter((word) => !this.reader.isCommon(word));
    const previous = subject && previousOf(subject, asked);
    return {
      replies,
      isVague: false,
      context: {
        ...(subject && { subject }),
        ...(previous && { previous }),
        ...(aspect && { aspect }),
        ...replies.find(({ reckoned }) => reckoned)?.reckoned,
      },
      passages: this.site.passages(content, idsOf(asked.subjects)),
    };
  }
}

/** The other subject that «beides» can mean: named beside this one, else the one before it. */
function previousOf(subject: string, { subjects, before }: Asked): string | undefined {
  return [...subjects.slice(1), ...before].find(({ id }) => id !== subject)?.id;
}
