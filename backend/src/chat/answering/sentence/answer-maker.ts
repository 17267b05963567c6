import type { Asked } from '../aspects/aspect.js';
import { isUnsaid } from '../aspects/unsaid.js';
import type { Reader } from '../understand/reader.js';
import { idsOf } from './asked-of.js';
import { createOnlyAdvises, type OnlyAdvises } from './asks-of-us.js';
import { type Answered, type SentenceAnswer, sentenceAnswer } from './sentence-answer.js';
import type { SiteAnswer } from './site-answer.js';
import type { SiteSearch } from './site-search.js';
import type { Told } from './tell-aspects.js';

/** Where it is left open which place is meant. */
const OPEN_PLACE = 'openPlace';

/** Makes answers of what is told: with what they are about, and the texts that they rest on. */
export class AnswerMaker {
  private readonly onlyAdvises: OnlyAdvises;

  constructor(
    private readonly reader: Reader,
    private readonly site: SiteSearch,
  ) {
    this.onlyAdvises = createOnlyAdvises(reader.stemOf);
  }

  /** What aspects say; nothing is said where there are none. */
  told(told: readonly Told[], asked: Asked): SentenceAnswer {
    const replies = told.map(({ reply }) => reply);
    const spoken = told.flatMap(({ at }) => at.flatMap((place) => asked.words[place]?.stem ?? []));
    const isOpen = replies.some((reply) => reply.isOpen);
    const subject = isOpen ? undefined : asked.subjects[0]?.id;
    const isSettled = told.length > 0 && told.every(({ id }) => isUnsaid(id));
    const aspect = isOpen ? OPEN_PLACE : told[0]?.id;
    return { ...this.result({ replies, asked, subject, aspect, spoken }), isSettled };
  }

  /**
   * A text of the site.
   *
   * @param aspect what would have answered it too: «Und bei der anderen?» asks for that
   */
  found({ text, subject, passage, met }: SiteAnswer, asked: Asked, aspect?: string): SentenceAnswer {
    const about = asked.subjects[0]?.id ?? subject;
    return this.result({ replies: [{ text }], asked, subject: about, aspect, told: passage, spoken: met });
  }

  private result(answered: Omit<Answered, 'passages'>): SentenceAnswer {
    const { replies, asked, subject } = answered;
    const { words, subjects } = asked;
    if (this.onlyAdvises(words, replies)) return this.result({ replies: [], asked, subject });
    const passages = () => {
      const content = words.filter((word) => !this.reader.isCommon(word));
      return this.site.passages(content, idsOf(subjects));
    };
    return sentenceAnswer({ ...answered, passages });
  }
}
