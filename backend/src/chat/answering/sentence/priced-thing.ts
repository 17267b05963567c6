import { isTimeWord } from '../understand/asked-time.js';
import { isVehicle } from '../understand/vehicle-count.js';
import type { Understanding } from './understanding.js';

/** What tells prices of the services. */
const OF_MONEY: ReadonlySet<string> = new Set(['againstCommission', 'periodCost', 'price', 'statedPrice', 'total']);
const COSTS = /^koste[nt]?$/;
const ARTICLE = /^(?:der|die|das|eine?|euere?|ihre?)$/;
/** May stand between the verb and the thing. */
const BETWEEN = /^(?:denn|bei|euch|ihnen|eigentlich|jetzt|so|auch|mich|uns|etwa|ungefähr|genau)$/;
/** A stand is what the car hotel and the storage have. */
const STAND = /(?:platz|[pb]lätz(?:chen|li))$/;

/** True for an aspect of prices where the price of something is asked that no service is: «Was kostet das Futter?» */
export function isPriceOfOther({ words, aspects, subjects, foreign }: Understanding): (id: string) => boolean {
  const verb = words.findIndex(({ standard }) => COSTS.test(standard));
  const begin = words.findIndex(({ standard }, at) => at > verb && !BETWEEN.test(standard));
  const thing = words[begin + 1];
  if (verb < 0 || begin < 0 || !thing || !ARTICLE.test(words[begin]?.standard ?? '')) return () => false;
  const isOther = aspects.some(({ aspect, at }) => at.includes(begin + 1) && !OF_MONEY.has(aspect.id));
  const isOurs = isVehicle(thing) || STAND.test(thing.standard) || isTimeWord(thing) || thing.isNoNoun === true;
  const isForeign = foreign.includes(thing) && !subjects.at.has(begin + 1) && !isOurs && !isOther;
  return (id) => isForeign && OF_MONEY.has(id);
}
