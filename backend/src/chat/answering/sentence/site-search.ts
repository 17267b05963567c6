import { excerpt } from '../../knowledge/excerpt.js';
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.js';
import type { KnowledgePassage, SubjectId } from '../../knowledge/knowledge-passage.js';
import type { QueryWord } from '../../knowledge/term-groups.js';
import type { Reader } from '../understand/reader.js';

/** How much of a question a text must cover to answer it; less where it is known what it is about. */
const ENOUGH = 0.6;
const ENOUGH_ON_SUBJECT = 0.42;
/** From here on a text answers even without the figure that is asked for. */
const NEARLY_WHOLE = 0.85;
/** How much of a question of the site must be asked for it to be meant. */
const TITLE_ASKED = 0.6;
const MOST_PASSAGES = 4;

/** A text of the site that answers. */
export interface SiteAnswer {
  readonly text: string;
  readonly subject: SubjectId;
}

/** What is looked for in the site's texts. */
export interface SiteQuery {
  readonly content: readonly QueryWord[];
  /** What a text must speak of. */
  readonly rest: readonly QueryWord[];
  readonly subjects: readonly SubjectId[];
  /** A figure is asked for: a text without one is no answer. */
  readonly asksForFigure: boolean;
}

/** Finds answers in the site's own words. */
export class SiteSearch {
  constructor(
    private readonly index: KnowledgeIndex,
    private readonly reader: Reader,
  ) {}

  /**
   * The answer to a question of the site that is asked nearly like this.
   *
   * @param inTitle how much of what is asked must stand in the site's question: 0 to 1
   */
  alike(words: readonly QueryWord[], subjects: readonly SubjectId[], inTitle: number): SiteAnswer | undefined {
    if (words.length === 0) return undefined;
    const best = this.index.find({ words, subjects }).find(({ passage, titleAsked, askedInTitle }) => {
      return passage.kind === 'question' && titleAsked >= TITLE_ASKED && askedInTitle >= inTitle;
    });
    return best && { text: this.excerptOf(best.passage, words), subject: best.passage.subject };
  }

  /** The text that has most of what is asked; undefined where none has enough of it. */
  search({ content, rest, subjects, asksForFigure }: SiteQuery): SiteAnswer | undefined {
    const isOn = ({ subject, kind }: KnowledgePassage) => subjects.includes(subject) && kind !== 'section';
    const [best] = this.index
      .find({ words: content, subjects })
      .map(({ passage, score }) => {
        const covered = this.index.coverage(rest, `${passage.title} ${passage.text}`);
        return { passage, covered, rank: covered * (1 + score), text: this.excerptOf(passage, rest) };
      })
      .filter(({ passage, covered }) => covered >= (isOn(passage) ? ENOUGH_ON_SUBJECT : ENOUGH))
      .filter(({ covered, text }) => text !== '' && (!asksForFigure || covered >= NEARLY_WHOLE || /\d/.test(text)))
      .toSorted((a, b) => b.rank - a.rank);
    return best && { text: best.text, subject: best.passage.subject };
  }

  /** From the text that a query of our own finds, what comes nearest to the visitor's words. */
  look(query: string, words: readonly QueryWord[], subjects: readonly SubjectId[]): string | undefined {
    const queried = this.reader.wordsOf(query);
    const findings = this.index.find({ words: queried, subjects });
    const inside = findings.filter(({ passage }) => subjects.length === 0 || subjects.includes(passage.subject));
    const [best] = inside.length > 0 ? inside : findings;
    if (!best) return undefined;
    const own = words.filter((word) => !this.reader.isCommon(word) && this.index.knows(word));
    return excerpt(
      best.passage.text,
      (part) => this.index.coverage(queried, part) + 2 * this.index.coverage(own, part),
    );
  }

  /** The texts that an answer to these words rests on, best first. */
  passages(words: readonly QueryWord[], subjects: readonly SubjectId[]): readonly KnowledgePassage[] {
    const findings = this.index.find({ words, subjects });
    return findings.slice(0, MOST_PASSAGES).map(({ passage }) => passage);
  }

  /** Whether any text has the word. */
  knows(word: QueryWord): boolean {
    return this.index.knows(word);
  }

  private excerptOf({ text }: KnowledgePassage, words: readonly QueryWord[]): string {
    return excerpt(text, (part) => this.index.coverage(words, part));
  }
}
