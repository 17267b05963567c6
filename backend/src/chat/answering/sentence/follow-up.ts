import type { QueryWord } from '../../knowledge/term-groups.js';
import type { AnswerContext } from '../answer.js';
import type { Asked, Aspect, Reply } from '../aspects/aspect.js';
import { aspectOf } from '../aspects/aspects.js';
import { asksOnOfCampaign } from '../aspects/campaign.js';
import { readPeriod } from '../understand/periods.js';
import { isVehicle, vehicleCount } from '../understand/vehicle-count.js';
import { amountAsked } from './follow-up-amount.js';
import {
  ENDING,
  LASTING,
  OF_ACCESS,
  OF_LENGTH,
  OF_PREPARING,
  OF_TIME,
  OF_WASHING,
  RECKONED,
} from './follow-up-kinds.js';
import { asksOfSize, namesAnother } from './follow-up-other.js';
import { ofPair } from './follow-up-pair.js';
import { correctedPlace, placeChosen } from './follow-up-place.js';
import { isGettingOut, reasonOf, supposed } from './follow-up-reasons.js';
import { scopeAsked } from './follow-up-scope.js';
import { severalAsked, supposedSum } from './follow-up-sum.js';
import { isOneVehicle, isVehiclePart, weightOf } from './names-vehicle.js';
import type { Understanding } from './understanding.js';

/** A follow-up leaves out more than it says. */
const MOST_WORDS = 8;
/** No other of the visitor's, or one that nobody speaks of here. */
const STRANGE = /^(?:ersatz|leih|miet|neu|elektro|motorr|töff|roller|last)/;
/** «Und danach?» */
const AFTERWARDS = ':danach|:nachher|:dann|:später';
/** «Und mit was denn?» */
const WITH_WHAT = 'womit|mit_was|mit_welchem|was_für';
/** «Auch aus Zürich?» */
const FROM_THERE = ':aus|:von|:nach|:bis|:in';
const MOST_PLACE = 4;
/** «Und was ist mit der Einlagerung?», «Gilt das auch für das Autohotel?», «Nein, ich meinte die Vermittlung» */
const SAME_OF =
  'auch_wenn|das_auch|es_auch|:gilt|:gelten|ist_mit|sieht|:aussieht|aussehen|wie_bei|:meine|:meinte|:gemeint|:nein|:sorry|sondern|stattdessen';

/** «Und fürs Autohotel?», «und am Samstag?», «und für 5?»: what is asked of it is what was asked before. */
export function followUp(
  understood: Understanding,
  asked: Asked,
  { aspect: before }: AnswerContext,
): Reply | undefined {
  const { words, foreign } = understood;
  const isNextTime = understood.content.length === 0 && words.length <= MOST_PLACE && asked.says('wann');
  const isNext = understood.content.length === 0 && asked.says(':nächste|:nächster');
  const isOnCampaign = before === 'campaign' && !understood.subjects.isNamed && asksOnOfCampaign(asked);
  if (isOnCampaign || (before === 'campaign' && (isNextTime || isNext))) return aspectOf('campaign')?.answer(asked);
  if (before === undefined) return undefined;
  const meantOf = [correctedPlace, placeChosen, scopeAsked]
    .map((read) => read(understood, asked, before))
    .find(Boolean);
  if (meantOf) return meantOf;
  if (weightOf(words) > MOST_WORDS) return undefined;
  if (before === 'pickup' && words.length <= MOST_PLACE && asked.says(FROM_THERE))
    return aspectOf(before)?.answer(asked);
  // «Und Oldtimer auch?»: a vehicle that is no one's name is another thing to ask the same of.
  if (foreign.some(isStrange)) return undefined;
  if (ENDING.has(before) && understood.content.length === 0 && asked.says(AFTERWARDS))
    return aspectOf(before)?.answer(asked);
  if (OF_WASHING.has(before) && understood.content.length === 0 && asked.says(WITH_WHAT))
    return aspectOf('care')?.answer(asked);
  const sum = supposedSum(understood, asked, before) ?? severalAsked(understood, asked, before);
  if (sum) return sum;
  if (LASTING.has(before) && asksHowLong(understood, asked)) return aspectOf(before)?.answer(asked);
  const short =
    reasonOf(understood, asked, before) ??
    supposed(understood, asked, before) ??
    amountAsked(understood, asked, before);
  if (short) return short;
  const weighed = ofPair(understood, asked, before);
  if (weighed) return weighed;
  if (asksOfItsOwn(understood, asked, before) || !namesAnother(understood, asked, before)) return undefined;
  // «Bei 5 Monaten?»: of all that was added up.
  const isWhole = before === 'total' && understood.subjects.subjects.length === 0 && asked.before.length > 1;
  const meant = isWhole ? { ...asked, subjects: asked.before } : asked;
  const again = aspectOf(sameMatter(before, asked))?.answer(meant);
  // Of what only one service has, nothing is known of another.
  if (!again && before === 'guarantee' && understood.subjects.isNamed) return { text: '', isUnknown: true };
  if (again || !RECKONED.has(before)) return again;
  return aspectOf('periodCost')?.answer(asked) ?? aspectOf('price')?.answer(asked);
}

function isStrange(word: QueryWord): boolean {
  const isKnown = [isVehicle, isOneVehicle, isVehiclePart, isGettingOut].some((is) => is(word));
  return !isKnown || STRANGE.test(word.standard);
}

/** What is asked for the other time or subject, where it has an answer of its own. */
function sameMatter(before: string, { subjects, says }: Asked): string {
  if (OF_ACCESS.has(before) && says('sonntag|sonntags')) return 'sundayPickUp';
  return OF_PREPARING.has(before) && subjects.length > 0 ? 'preparation' : before;
}

/** «Wie lange?» and nothing else. */
export function asksHowLong({ content, aspects }: Understanding, { says }: Asked): boolean {
  const asks = says('wie_lange|wie_lang') || says('wie_viel|wie_viele|wieviel|wieviele jahr|monat|tag|stunde');
  // «Und wie lange geht das zum Machen?» is asked of the work.
  const isOfWork = says('gehen|machen|brauchen|dauern|arbeiten');
  return (
    content.length === 0 &&
    asks &&
    !isOfWork &&
    aspects.every(({ aspect }) => OF_LENGTH.has(aspect.id) || aspect.isGeneral)
  );
}

/** Whether something is asked of its own; «unter der Woche» asks for no price of weeks. */
function asksOfItsOwn({ aspects, words }: Understanding, asked: Asked, before: string): boolean {
  const isSame = asked.says(SAME_OF) || vehicleCount(words) > 1;
  const own = aspects.filter(({ aspect }) => !(isSame && aspect.isGeneral) && !asksOfSize(aspect, asked, before));
  return (
    own.some(({ aspect }) => !OF_TIME.has(aspect.id) && answers(aspect, asked)) ||
    (!isSame && readPeriod(words) !== undefined && own.some(({ aspect }) => answers(aspect, asked)))
  );
}

/** Whether an aspect that the words would fit has anything to say. */
function answers(aspect: Aspect, asked: Asked): boolean {
  return (aspect.about !== 'subject' || asked.subjects.length > 0) && aspect.answer(asked) !== undefined;
}
