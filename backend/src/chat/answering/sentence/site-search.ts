import { excerpt } from '../../knowledge/excerpt.js';
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.js';
import type { KnowledgePassage, SubjectId } from '../../knowledge/knowledge-passage.js';
import { knowledgePassages } from '../../knowledge/knowledge-passages.js';
import type { QueryWord } from '../../knowledge/term-groups.js';
import type { MarkWords } from '../understand/mark-words.js';
import type { Reader } from '../understand/reader.js';
import { isMeant, isWhollyAsked } from './is-meant.js';
import type { SiteAnswer, SiteQuery } from './site-answer.js';
import { isList, itemOf, toldText, withoutContrary } from './told-text.js';

/** How much of a question a text must cover to answer it: what nobody wrote as an answer to it, seldom is one. */
const ENOUGH = 0.7;
/** So many words of a question say enough for a text on another subject. */
const WORDS_ELSEWHERE = 2;
/** How much of a word a text must have: most parts of a compound. */
const WORD_MET = 0.7;
/** Kinds of texts that say something by themselves; the others go on with what their title began. */
const ANSWERING: ReadonlySet<KnowledgePassage['kind']> = new Set(['question', 'fact']);
/** From here on a text answers even without the figure that is asked for. */
const NEARLY_WHOLE = 0.85;
const MOST_PASSAGES = 4;

const OPENS =
  /^(?:w(?:ie|ieviele?|as|ann|o|ohin|oher|arum|ieso|eshalb|er|em|en|omit|ofür|odurch|orauf)|welche[rsnm]?)$/;

/** «Wie dick ist sie?» asks for more than a yes or a no. */
function isOpen([first]: readonly QueryWord[]): boolean {
  return OPENS.test(first?.standard ?? '');
}

/** Finds answers in the site's own words. */
export class SiteSearch {
  constructor(
    private readonly index: KnowledgeIndex,
    private readonly reader: Reader,
    private readonly markWords: MarkWords,
  ) {}

  /**
   * The answer to a question of the site that is asked nearly like this.
   *
   * @param inTitle how much of what is asked must stand in the site's question: 0 to 1
   * @param asksWhich whether somebody or something of a kind is asked for
   * @param required what the question or its answer must have
   */
  alike(
    asked: readonly QueryWord[],
    subjects: readonly SubjectId[],
    inTitle: number,
    asksWhich: boolean,
    required: readonly QueryWord[] = [],
  ): SiteAnswer | undefined {
    if (asked.length === 0) return undefined;
    const words = this.markWords(asked);
    const best = this.index
      .alike(words, subjects)
      .filter(({ terms, passage }) =>
        required.every((word) => this.index.meets(word, terms) || this.index.coverage([word], passage.text) > 0),
      )
      .find((match) => isMeant(match, inTitle, asksWhich) || isWhollyAsked(match, subjects, asksWhich));
    if (!best) return undefined;
    const { id, text, subject } = best.passage;
    const telling = words.filter(({ isCommon, names }) => !isCommon && !names);
    const weigh = (part: string) => (part.includes(best.says) ? 1 : 0) + this.index.coverage(telling, part);
    const told = itemOf(best.passage, best.says) ?? withoutContrary(excerpt(text, weigh), best.says, isOpen(asked));
    const { likeness, shared, terms } = best;
    const met = asked.filter((word) => this.index.meets(word, terms)).map(({ stem }) => stem);
    return { text: toldText({ passage: best.passage, text: told }), passage: id, subject, likeness, shared, met };
  }

  /** The text that has most of what is asked; undefined where none has enough of it. */
  search({ content, rest, subjects, asksForFigure, asksWhich, isLong }: SiteQuery): SiteAnswer | undefined {
    const isOn = ({ subject, kind }: KnowledgePassage) => subjects.includes(subject) && kind !== 'section';
    const [best] = this.index
      .find({ words: content, subjects })
      .map(({ passage, score }) => {
        const covered = this.index.coverage(rest, `${passage.title} ${passage.text}`);
        return { passage, covered, rank: covered * (1 + score), text: this.excerptOf(passage, rest) };
      })
      .filter(({ passage, covered }) => covered >= ENOUGH && !isList(passage))
      .filter((each) => (isOn(each.passage) && !asksWhich) || this.speaksOf(each, rest, subjects, asksWhich || isLong))
      .filter(({ covered, text }) => text !== '' && (!asksForFigure || covered >= NEARLY_WHOLE || /\d/.test(text)))
      .toSorted((a, b) => b.rank - a.rank);
    return best && { text: toldText(best), passage: best.passage.id, subject: best.passage.subject };
  }

  /**
   * Whether a text that is on no subject of the question speaks of what is asked all the same. One word is not enough
   * beside a subject (the «Rest» of a debt, and of the gas), nor one that only a compound or a synonym stands for, nor
   * where one of its kind is asked for: «Wer hat einen Schlüssel?»
   */
  private speaksOf(
    { passage, covered, text }: { passage: KnowledgePassage; covered: number; text: string },
    words: readonly QueryWord[],
    subjects: readonly SubjectId[],
    asksWhich: boolean,
  ): boolean {
    const telling = words.filter(({ isLight }) => !isLight);
    const met = telling.filter((word) => this.index.coverage([word], `${passage.title} ${passage.text}`) >= WORD_MET);
    if (met.length >= WORDS_ELSEWHERE) return true;
    if (asksWhich || subjects.length > 0 || covered < NEARLY_WHOLE || !ANSWERING.has(passage.kind)) return false;
    const told = new Set(this.reader.wordsOf(`${passage.title} ${text}`).map(({ stem }) => stem));
    return telling.some(({ stem, isNoNoun }) => !isNoNoun && told.has(stem));
  }

  /** From a passage that was told before, what comes nearest to these words. */
  retell(id: string, words: readonly QueryWord[]): SiteAnswer | undefined {
    const passage = knowledgePassages.find((each) => each.id === id);
    return passage && { text: this.excerptOf(passage, words), passage: id, subject: passage.subject };
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

  /** Whether a text has each of these words itself, and not another for it. */
  hasAll(words: readonly QueryWord[], text: string): boolean {
    const told = new Set(this.reader.wordsOf(text).flatMap(({ stem, parts }) => [stem, ...parts]));
    // «wiederkommt» is told as «kommt … wieder».
    const isTold = ({ standard, stem }: QueryWord) =>
      told.has(stem) || told.has(this.reader.stemOf(standard.replace(/^wieder/, '')));
    return words.every((word) => isTold(word) || (word.parts.length > 0 && word.parts.every((part) => told.has(part))));
  }

  /** Whether a text has the word, what it is at its end, or one that means the same: «ankaufen» where something is bought. */
  isIn(word: QueryWord, text: string): boolean {
    const terms = this.index.termsOf(text);
    const kind = word.parts.slice(-1).map((stem) => ({ ...word, stem, parts: [] }));
    return [word, ...kind].some((each) => this.index.meets(each, terms));
  }

  /** Whether any text has the word. */
  knows(word: QueryWord): boolean {
    return this.index.knows(word);
  }

  private excerptOf({ text }: KnowledgePassage, words: readonly QueryWord[]): string {
    return excerpt(text, (part) => this.index.coverage(words, part));
  }
}
