import type { QueryWord } from '../../knowledge/term-groups.js';
import { type Asked, QUANTITY } from '../aspects/aspect.js';
import { createSays, type Says } from '../understand/pattern.js';
import type { Reader } from '../understand/reader.js';
import { idsOf } from './asked-of.js';
import { isExact } from './is-nearer.js';
import { pricedOther } from './priced-thing.js';
import type { SiteAnswer } from './site-answer.js';
import type { SiteSearch } from './site-search.js';
import type { Told } from './tell-aspects.js';
import type { Understanding } from './understanding.js';

/** How like it together must be. */
const ALIKE_TOGETHER = 0.7;
const PRICE = 'kosten|preis|teuer|teurer|billiger|günstiger|verlangen_ihr|verlangen_sie';
/** Somebody or something of a kind is asked for. */
const WHICH =
  ':wer|:wem|:wen|:wessen|:welche|:welcher|:welches|:welchen|:welchem|:wo|:wohin|:woher|wie_oft|was_für|wie_alt|wie_heissen|wie_heisst !von_wo';

/** Who says no more asks by a name: «Und bei Leder?» */
const MOST_OF_NAME = 6;

const LENGTH = 'wie_lange|wie_lang|bis_wann|seit_wann';
const SPEAKS_OF_TIME = /\d|tag|woche|monat|jahr|stunde|minute|lange|bis |dauer|zeit|sobald|bevor/i;

/** Which of the site's texts fit what is asked. */
export class FittingTexts {
  private readonly says: Says;

  constructor(
    private readonly reader: Reader,
    private readonly site: SiteSearch,
  ) {
    this.says = createSays(reader.stemOf);
  }

  /**
   * By the sentence alone, or with the words around it: «Mein Auto ist geleast. Kann ich es verkaufen?»
   *
   * @param required what it must speak of
   */
  alike(
    understood: Understanding,
    { subjects, messageWords }: Asked,
    inTitle: number,
    required: readonly QueryWord[] = [],
  ): SiteAnswer | undefined {
    const { words } = understood;
    const other = pricedOther(understood);
    const alike = (all: readonly QueryWord[]) => {
      // What something costs is asked of anything: the word alone makes no question like another.
      const told = all.filter((word) => !this.says([word], PRICE));
      const found = this.site.alike(told, idsOf(subjects), inTitle, this.says(all, WHICH), required);
      return found && this.isFitting(found, all) && this.site.hasAll(other, found.text) ? found : undefined;
    };
    const isTold = words.some((word) => !this.reader.isCommon(word));
    return alike(words) ?? (isTold && messageWords.length > words.length ? alike(messageWords) : undefined);
  }

  /** A question of the site that is asked only by these words together with those that a follow-up leaves out. */
  alikeWith(whole: Understanding, own: Understanding, asked: Asked): SiteAnswer | undefined {
    const found = this.alike(whole, asked, ALIKE_TOGETHER);
    if (!found || (found.likeness ?? 0) < ALIKE_TOGETHER) return undefined;
    const words = whole.words.filter((word) => !own.words.includes(word));
    return this.alike({ ...whole, words }, asked, 0)?.passage === found.passage ? undefined : found;
  }

  /** The text that has most of what is asked. */
  search(understood: Understanding, { subjects, says }: Asked): SiteAnswer | undefined {
    const { words, content, rest } = understood;
    // «Und ohne Polieren?»: of nothing but a name any text has all.
    if (rest.length === 0) return undefined;
    const found = this.site.search({
      content,
      rest,
      subjects: idsOf(subjects),
      asksForFigure: says(QUANTITY) || says(PRICE),
      asksWhich: says(WHICH) || says(LENGTH),
      isLong: words.length > MOST_OF_NAME,
    });
    // «Wie lange müssen die Fenster offen bleiben?» is not told by what steam does to windows.
    if (found && says(LENGTH) && !SPEAKS_OF_TIME.test(found.text)) return undefined;
    return found && this.site.hasAll(pricedOther(understood), found.text) ? found : undefined;
  }

  /** Whether the general aspects leave a word out that the site has something to say on. */
  isLeft({ words, rest, aspects }: Understanding, general: readonly Told[]): boolean {
    const said = new Set(
      aspects.filter(({ aspect }) => general.some(({ id }) => id === aspect.id)).flatMap(({ at }) => at),
    );
    return rest.some((word) => {
      const isSaid = said.has(words.indexOf(word)) && word.parts.length < 2;
      return !isSaid && !word.isLight && this.site.knows(word);
    });
  }

  /** A text without a price is no answer to what something costs, nor one without a figure to how much or how long. */
  private isFitting(found: SiteAnswer, words: readonly QueryWord[]): boolean {
    if (this.says(words, PRICE) && !/CHF|kost|Preis|Betrag/i.test(found.text)) return false;
    if (isExact(found)) return true;
    if (this.says(words, LENGTH) && !SPEAKS_OF_TIME.test(found.text)) return false;
    return !this.says(words, QUANTITY) || /\d/.test(found.text);
  }
}
