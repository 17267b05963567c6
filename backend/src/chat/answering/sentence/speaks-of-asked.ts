import type { QueryWord } from '../../knowledge/term-groups.js';
import type { Subject } from '../subjects/subject.js';
import { isSteam } from '../subjects/subject-kinds.js';
import type { Reader } from '../understand/reader.js';
import { askedFirst } from './asked-deed.js';
import { askedThing, getsOut } from './asked-thing.js';
import type { SentenceAnswer } from './sentence-answer.js';
import type { SiteSearch } from './site-search.js';
import type { Understanding } from './understanding.js';

/** What is said to somebody, and is not done to a vehicle: no answer must speak of it. */
const TELLS =
  /^(?:auf|aus|be|vor|ver|zu|durch|mit|nach)?(?:zähl|rechn|schick|send|mail|garantier|unterschreib|unterschrieb|antwort|sprech|sprich|schau|lueg|guck|ruf|telefonier|erfind|sicher|berat|empfehl|hol|liefer|schätz|offerier|wart|warn)/;
/** What steam does, whatever its texts call it. */
const CLEANS = /^(?:reinig|putz|säuber|wasch|wäsch)/;

/** Whether an answer speaks of what the business is asked to do, or to have: a text on something near it is none. */
export class SpeaksOfAsked {
  constructor(
    private readonly reader: Reader,
    private readonly site: SiteSearch,
  ) {}

  /** The words of a question that its answer must speak of. */
  required(understood: Understanding): readonly QueryWord[] {
    const isPassedOver = (word: QueryWord) => this.reader.isCommon(word) || this.reader.isLight(word);
    const at = askedFirst(understood.words)?.deed ?? -1;
    const isHinted = understood.subjects.hinted.has(at) || getsOut(understood.words);
    const deed = isHinted ? undefined : understood.words[at];
    const isFree =
      !deed || isPassedOver(deed) || TELLS.test(deed.standard) || isService(deed, understood.subjects.subjects);
    const thing = askedThing(understood, isPassedOver);
    return [...(thing ? [thing] : []), ...(isFree ? [] : [deed])];
  }

  /** Whether one of these words is one that no text knows, nor any of its parts. */
  isStrange(required: readonly QueryWord[]): boolean {
    const isKnown = (word: QueryWord) => this.site.knows(word);
    return required.some((word) => ![word, ...word.parts.map((stem) => ({ ...word, stem, parts: [] }))].some(isKnown));
  }

  /** Whether an answer speaks of all these words. */
  isIn({ replies, spoken, context }: SentenceAnswer, required: readonly QueryWord[]): boolean {
    // That it is over, or until when, is said whatever is asked of the campaign.
    if (context.aspect === 'campaign' || replies.every(({ isUnknown }) => isUnknown)) return true;
    const text = replies.map((reply) => reply.text).join(' ');
    return required.every((word) => spoken.has(word.stem) || this.site.isIn(word, text));
  }
}

function isService({ standard }: QueryWord, subjects: readonly Subject[]): boolean {
  return CLEANS.test(standard) && subjects.some(isSteam);
}
