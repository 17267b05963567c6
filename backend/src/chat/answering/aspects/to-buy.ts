import type { Word } from '../../language/read-text.js';
import { numberOf } from '../understand/numbers.js';
import { isMake, isVehicleName, modelPlaces } from '../understand/vehicle-names.js';
import type { Asked } from './aspect.js';

/** What only a vehicle that somebody buys is called. */
const TO_BUY = /^(?:(?:fabrik)?neue?[nrs]?|neuwertige?[nrs]?|gebrauchte?[nrs]?|gefahren(?:e[nrs]?)?|occasions?)$/;
/** The same in one word. */
const BOUGHT_KIND = /^(?:gebraucht|occasions|neu)(?:wagen?|autos?|fahrzeuge?)$/;
const CHEAP = /^(?:günstige?[nrs]?|billige?[nrs]?|preiswerte?[nrs]?|bezahlbare?[nrs]?|zahlbare?[nrs]?)$/;
const ARTICLE = /^(?:der|die|das|den|dem|dieser?|dieses|diesen)$/;
/** No article, pronoun or verb that ends so. */
const ADJECTIVE =
  /^(?!(?:der|die|diese[nrs]?|den|denn|es|er|wer|eine[nr]?|(?:mein|dein|sein|unser|eue?r|ihr)e?[nrs]?|viele|kosten?|haben?|suchen?|geben?|ihnen|für)$)\p{L}*(?:\p{L}{2}e[nrs]?|occasions?|neu|gefahren)$/u;
const OWN = /^(?:mein|unser|dein|sein)/;
/** «Was kostet es für ein neues Wohnmobil?» asks for the price of a work. */
const FOR = /^(?:für|fürs|bei|beim|mit|von|vom|im|am)$/;
/** «Was zahlt man bei euch für einen gebrauchten Ferrari?»: what is paid for it is its price. */
const PAID_BY_ONESELF = ':zahlt|:zahle|:zahlen|:bezahlt|hinblättern|hinlegen|auslegen =man|=ich|=wir !=ihr|=sie';
const LIMIT = /^(?:unter|bis|um|für|zirka|circa|ca|maximal|höchstens)$/;
/** In francs: for less nobody buys a vehicle here. */
const LEAST = 3000;
const ONE = /^(?:eine?n?|es)$/;
const YOURS = /^(?:eure|ihre)$/;
const ASKED = /^(?:kosten?t?|ist|sind|wären?)$/;
/** Says that a vehicle is offered for sale. */
export const ADVERTISED =
  'inserat|inseriert|inserieren|ausgeschrieben|ausschreiben|website|homepage|schaufenster|verkauf|verkaufen';
const STANDS = 'bei_ihnen|bei_euch|=ihr|=sie steht|stehen|habt|haben|anbieten|verkauft|verkaufen';
/** May stand beside a vehicle whose price is asked. */
const BESIDE = /^(?:bei|euch|ihnen|so|etwa|ungefähr|heute|denn|eigentlich|in|der|schweiz|oder|ein|eine|einen|\d+)$/;

/** The place of the vehicle whose sale price is asked; -1 where none is. */
export function vehicleToBuy(asked: Asked): number {
  return asked.words.findIndex((word, place) => isNamed(word) && isToBuy(place, asked));
}

function isNamed(word: Word): boolean {
  return isVehicleName(word) || BOUGHT_KIND.test(word.standard);
}

/** Whether the vehicle that stands there is one to buy: by what it is called, where it stands or what it may cost. */
function isToBuy(at: number, { words, says, saysInMessage, subjects }: Asked): boolean {
  const begin = beginOf(words, at);
  const before = words[begin - 1]?.standard ?? '';
  const phrase = words.slice(begin, at).map(({ standard }) => standard);
  if (phrase.some((word) => OWN.test(word)) || OWN.test(before)) return false;
  if (phrase.some((word) => TO_BUY.test(word)))
    return says(PAID_BY_ONESELF) || !FOR.test(words[begin - 2]?.standard ?? '');
  if (BOUGHT_KIND.test(words[at]?.standard ?? '')) return !FOR.test(words[begin - 2]?.standard ?? '');
  if ((ONE.test(before) || YOURS.test(before)) && isObject(begin - 1, at, words)) return subjects.length === 0;
  if (ARTICLE.test(before)) return saysInMessage(ADVERTISED) || says(STANDS);
  const isWanted = says(':habt|:haben|:gibt|:gäbe|suchen|suche|finden');
  return isWanted && (phrase.some((word) => CHEAP.test(word)) || namesLimit(words));
}

/** «Was kostet ein Porsche 911 Turbo bei euch?»: nothing but the vehicle, so that no work on it is meant. */
function isObject(article: number, at: number, words: readonly Word[]): boolean {
  const isAsked = ASKED.test(words[article - 1]?.standard ?? '');
  const models = modelPlaces(
    words,
    (place) => BESIDE.test(words[place]?.standard ?? '') && !/^\d/.test(words[place]?.standard ?? ''),
  );
  return isAsked && words.every((word, place) => place <= at || models.has(place) || isBeside(word));
}

/** «Was kostet ein VW Bus T6 bei euch?» */
function isBeside(word: Word): boolean {
  return BESIDE.test(word.standard) || isNamed(word);
}

/** «Was kostet ein Wohnmobil?» may ask for a work or a place too; of a make, or of what is yours, it does not. */
export function isOpenKind(at: number, words: readonly Word[]): boolean {
  const isOneKind = ONE.test(words[at - 1]?.standard ?? '') && !BOUGHT_KIND.test(words[at]?.standard ?? '');
  return isOneKind && !words.some(isMake) && isObject(at - 1, at, words);
}

/** Where the words begin that belong to a noun. */
function beginOf(words: readonly Word[], at: number): number {
  let begin = at;
  while (begin > 0 && ADJECTIVE.test(words[begin - 1]?.standard ?? '')) begin -= 1;
  return begin;
}

/** «unter 30'000», «für ca. 40000 Franken» */
export function namesLimit(words: readonly Word[]): boolean {
  return words.some((word, at) => {
    const isLimit = [words[at - 1], words[at - 2]].some((each) => LIMIT.test(each?.standard ?? ''));
    return isLimit && (numberOf(word) ?? 0) >= LEAST;
  });
}
