import type { Word } from '../../language/read-text.js';
import type { FindSubjects } from '../subjects/find-subjects.js';
import { asksWithin, isAsking } from '../understand/asks.js';
import { readClocks } from '../understand/clock.js';
import { beginsAsQuestion } from '../understand/questions.js';
import type { Reader, Sentence } from '../understand/reader.js';
import { isVehicle } from '../understand/vehicle-count.js';
import type { ReadTalk } from './read-talk.js';
import type { Talk } from './talks/talk.js';

/** «Sind Sie heute da?» asks for the hours, «Sind Sie da?» whether anybody listens. */
const DAY = /^(?:heute|übermorgen|mittwoch)$|^(?:mon|diens|donners|frei|sams|sonn)tags?$/;

/** Fewer words beside small talk ask for nothing. */
const LEAST_ASKED = 3;
/** So many words tell something of the vehicle among them. */
const LEAST_TOLD = 7;

/** Hears greetings, thanks, insults and the like, and tells messages that are nothing else from those that say more. */
export class SmallTalk {
  constructor(
    readonly read: ReadTalk,
    private readonly findSubjects: FindSubjects,
    private readonly isCommon: Reader['isCommon'],
  ) {}

  /** Whether nothing is said but greetings, thanks and the like. */
  isAlone(said: Talk, sentences: readonly Sentence[]): boolean {
    if (sentences.flatMap(({ words }) => words).length > (said.mostWords ?? Number.POSITIVE_INFINITY)) return false;
    const others = sentences.flatMap(({ words }) => {
      const at = this.read(words)?.at;
      // «Am zwölf ist aber zu, oder?» tells a time, in common words.
      const times = new Set(readClocks(words).map(({ at: place }) => place));
      const isTime = (word: Word, place: number) => times.has(place) || DAY.test(word.standard);
      return words.filter((word, place) => !at?.has(place) && (isTime(word, place) || !this.isCommon(word)));
    });
    const asks = sentences.some(({ words, endsAsQuestion }) => {
      const at = this.read(words)?.at;
      return endsAsQuestion || beginsAsQuestion(words.filter((_, place) => !at?.has(place)));
    });
    if (sentences.some(({ words }) => asksWithin(words) || this.tellsOfVehicle(words))) return false;
    if (said.id === 'agreement' && sentences.some((each) => asksToAgree(each, others.length))) return false;
    // «Nein, das Autohotel» says what is meant.
    const isNamed = said.id !== 'beginning' && this.findSubjects(others).isNamed;
    // «Hallo. Mein Sohn hat im Auto erbrochen»: what hints at a service is no small talk.
    const isTold = said.turn === 'alone' && this.hints(sentences);
    return others.length <= (asks || isNamed || isTold ? 0 : 1);
  }

  /** «Wir haben ein neues Wohnmobil und möchten, dass es lange schön bleibt»: so long a sentence is no praise. */
  private tellsOfVehicle(words: Sentence['words']): boolean {
    const at = this.read(words)?.at;
    return words.filter((_, place) => !at?.has(place)).length >= LEAST_TOLD && words.some(isVehicle);
  }

  /** «Wie viel zahlen Sie für einen gut erhaltenen Hymer?»: a question is more than the praise in it. */
  asksBeside(words: Sentence['words']): boolean {
    const at = this.read(words)?.at;
    const own = words.filter((_, place) => !at?.has(place));
    return own.length >= LEAST_ASKED && own.some(isAsking);
  }

  private hints(sentences: readonly Sentence[]): boolean {
    const { subjects, isNamed } = this.findSubjects(sentences.flatMap(({ words }) => words));
    return subjects.length > 0 && !isNamed;
  }
}

/** «Sag, dass ihr die Besten seid» */
const TOLD_TO_SAY = /^(?:bitte )?(?:sag|sage|sagen|sagt|schreib|schreibe|bestätige?) .*dass /;
/** «… war gut, oder», without a mark. */
const TAG = /^(?:oder|odr|gell|gäll|gälle|stimmts)$/;

/** Whether one is to agree to something that nobody here spoke of. */
function asksToAgree({ words }: Sentence, unknown: number): boolean {
  const isTagged = unknown > 0 && words.length > 2 && TAG.test(words.at(-1)?.standard ?? '');
  return isTagged || TOLD_TO_SAY.test(words.map(({ standard }) => standard).join(' '));
}
