import type { QueryWord } from '../../knowledge/term-groups.js';
import { isTimeWord } from '../understand/asked-time.js';
import { isVehicle } from '../understand/vehicle-count.js';
import { isVehicleName } from '../understand/vehicle-names.js';
import type { Understanding } from './understanding.js';

/** What tells prices of the services. */
const OF_MONEY: ReadonlySet<string> = new Set(['againstCommission', 'periodCost', 'price', 'statedPrice', 'total']);
const COSTS = /^koste[nt]?$/;
const ARTICLE = /^(?:der|die|das|eine?|euere?|ihre?)$/;
/** May stand between the verb and the thing. */
const BETWEEN = /^(?:denn|bei|euch|ihnen|eigentlich|jetzt|so|auch|mich|uns|etwa|ungefähr|genau)$/;
/** What is bought, whether it is named with an article or not: «Was kosten neue Polster?» */
const NEW = /^neue[nrs]?$/;
/** A stand is what the car hotel and the storage have. */
const STAND = /(?:platz|[pb]lätz(?:chen|li))$/;

/**
 * The thing whose price is asked where no service is that: «Was kostet das Futter?», «Was kosten neue Polster?»
 *
 * @returns the words that name it; none where a service's price is asked, or no price
 */
export function pricedOther(understood: Understanding): readonly QueryWord[] {
  const { words, subjects, foreign } = understood;
  const verb = words.findIndex(({ standard }) => COSTS.test(standard));
  const begin = words.findIndex(({ standard }, at) => at > verb && !BETWEEN.test(standard));
  if (verb < 0 || begin < 0) return [];
  const isArticle = ARTICLE.test(words[begin]?.standard ?? '');
  const at = nounFrom(words, isArticle ? begin + 1 : begin);
  const thing = words[at];
  const before = words[at - 1];
  if (!thing || isOurs(thing)) return [];
  const isNamed = subjects.isNamed && subjects.at.has(at);
  if (before && NEW.test(before.standard)) return isNamed || isVehicleName(thing) ? [] : [before, thing];
  const isStrange = isArticle && at === begin + 1 && foreign.includes(thing);
  return isStrange && !subjects.at.has(at) && !isAnswered(understood, at) ? [thing] : [];
}

/** True for an aspect of prices where the price of something is asked that no service is. */
export function isPriceOfOther(understood: Understanding): (id: string) => boolean {
  const isOther = pricedOther(understood).length > 0;
  return (id) => isOther && OF_MONEY.has(id);
}

/** The first word from there that may be a noun: «neue Polster». */
function nounFrom(words: readonly QueryWord[], begin: number): number {
  return NEW.test(words[begin]?.standard ?? '') ? begin + 1 : begin;
}

function isOurs(thing: QueryWord): boolean {
  return isVehicle(thing) || STAND.test(thing.standard) || isTimeWord(thing) || thing.isNoNoun === true;
}

/** Whether an aspect that is none of prices asks for the word there. */
function isAnswered({ aspects }: Understanding, place: number): boolean {
  return aspects.some(({ aspect, at }) => at.includes(place) && !OF_MONEY.has(aspect.id));
}
