import type { QueryWord } from '../../knowledge/term-groups.js';
import { type Asked, QUANTITY } from '../aspects/aspect.js';
import { createSays, type Says } from '../understand/pattern.js';
import type { Reader } from '../understand/reader.js';
import { idsOf } from './asked-of.js';
import { isExact } from './is-nearer.js';
import type { SiteAnswer, SiteSearch } from './site-search.js';
import type { Told } from './tell-aspects.js';
import type { Understanding } from './understanding.js';

const PRICE = 'kosten|preis|teuer';
/** Somebody or something of a kind is asked for. */
const WHICH =
  ':wer|:wem|:wen|:wessen|:welche|:welcher|:welches|:welchen|:welchem|:wo|:wohin|:woher|wie_oft|was_für|wie_alt|wie_heissen|wie_heisst !von_wo';

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

  /** By the sentence alone, or with the words around it: «Mein Auto ist geleast. Kann ich es verkaufen?» */
  alike({ words }: Understanding, { subjects, messageWords }: Asked, inTitle: number): SiteAnswer | undefined {
    const alike = (all: readonly QueryWord[]) => {
      // What something costs is asked of anything: the word alone makes no question like another.
      const told = all.filter((word) => !this.says([word], PRICE));
      const found = this.site.alike(told, idsOf(subjects), inTitle, this.says(all, WHICH));
      return found && this.isFitting(found, all) ? found : undefined;
    };
    const isTold = words.some((word) => !this.reader.isCommon(word));
    return alike(words) ?? (isTold && messageWords.length > words.length ? alike(messageWords) : undefined);
  }

  /** The text that has most of what is asked. */
  search({ content, rest }: Understanding, { subjects, says }: Asked): SiteAnswer | undefined {
    // «Und ohne Polieren?»: of nothing but a name any text has all.
    if (rest.length === 0) return undefined;
    return this.site.search({
      content,
      rest,
      subjects: idsOf(subjects),
      asksForFigure: says(QUANTITY) || says(PRICE),
      asksWhich: says(WHICH) || says(LENGTH),
    });
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
