import type { QueryWord } from '../../knowledge/term-groups.js';
import { isTimeWord } from '../understand/asked-time.js';
import { isVehicleName } from '../understand/vehicle-names.js';
import { askedFirst } from './asked-deed.js';
import type { Understanding } from './understanding.js';

/** «Gibt es …?», «Hat es …?», «Steht dort …?» */
const THERE_IS = /^(?:gibt|gäbe|hat|hätte|steht|hängt|liegt)$/;
const THERE = /^(?:es|dort|da|bei|in|im|man)$/;
/** «Hats im Autohotel …?»: what is heard as an article there. */
const HEARD = /^das (?:in|im|bei|am|auf)$/;
/** «Welche Spannung …?», «In welcher Farbe …?», «Wie laut …?», «Wie viele Lackierer …?» */
const WHICH = /^(?:welche[rsnm]?|wieviele?)$/;
const FIRST_PLACES = 3;
/** Of a stand is told as of the vehicle on it; advice is told without that word. */
const NO_THING =
  /pl[aä]tze?n?$|^(?:tipps?|rat|ratschläge?|ideen?|hinweise?|empfehlung|lösung|ahnung|auswahl|vorschläge?|beispiele?)/;
const IS = /^(?:ist|sind|wird|werden|war|wäre)$/;
/** What gets out of a seat, whatever it is, is told of all stains. */
const GETS_OUT = /^(?:weg|raus|heraus)|^(?:ent)?fern/;
/** «bei uns in Thun», «trotz des Hundes»: that is no thing that is asked for. */
const PREPOSITION =
  /^(?:in|im|ins|an|am|ans|auf|aufs|aus|bei|beim|bis|durch|für|fürs|gegen|hinter|mit|nach|neben|ohne|seit|trotz|über|um|unter|von|vom|vor|während|wegen|zu|zum|zur|zwischen|per|pro|als|wie)$/;
const MOST_BEFORE = 3;
const ALSO = /(?:^| )auch (?:auf|für|an)(?: (?:eine?[nmr]?|de[rmn]|die|das))?$/;
const ARTICLE = /^(?:[dms]?eine?[nmrs]?|de[rnms]|die|das|unsere?[nmrs]?|kein(?:e[nmrs]?)?)$/;
/** «scharfe Chemie» */
const ADJECTIVE = /e[nrsm]?$/;

/** Whether a word says nothing, or nothing that an answer must speak of. */
export type IsPassedOver = (word: QueryWord) => boolean;

/** The thing that a question asks for, and that an answer must speak of; undefined where it asks for none such. */
export function askedThing(understood: Understanding, isPassedOver: IsPassedOver): QueryWord | undefined {
  const { words, foreign } = understood;
  if (getsOut(words)) return undefined;
  const verb = askedFirst(words)?.verb ?? thereIs(words);
  const thing = verb < 0 ? measured(words, isPassedOver) : objectAfter(verb, understood, isPassedOver);
  // How much and which is asked of what has an answer of its own too: «Wie teuer ist …?»
  const isAsked = thing !== undefined && (verb >= 0 || foreign.includes(thing) || isCounted(words, thing));
  return !isAsked || isVehicleName(thing) || NO_THING.test(thing.standard) ? undefined : thing;
}

/** Whether it is asked if something gets out or off. */
export function getsOut(words: readonly QueryWord[]): boolean {
  return words.some(({ standard }) => GETS_OUT.test(standard));
}

/** «Wie viele Aufträge …?» */
function isCounted(words: readonly QueryWord[], thing: QueryWord): boolean {
  return /^(?:wie)?viele$/.test(words[words.indexOf(thing) - 1]?.standard ?? '');
}

/** What stands behind the verb and the one who is asked: «Habt ihr scharfe Chemie?» */
function objectAfter(
  verb: number,
  { words, subjects }: Understanding,
  isPassedOver: IsPassedOver,
): QueryWord | undefined {
  const isSaying = (at: number) => {
    const word = words[at];
    const isOfUs = subjects.isNamed && subjects.at.has(at);
    return word !== undefined && !(isOfUs || isPassedOver(word) || isTimeWord(word) || isBeside(words, at));
  };
  const first = words.findIndex((_, at) => at > verb + 1 && isSaying(at));
  const isDescribed = first >= 0 && ADJECTIVE.test(words[first]?.standard ?? '') && isSaying(first + 1);
  const at = isDescribed ? first + 1 : first;
  // «Chrom und Alufelgen»: what is known of both is told.
  const thing = words[at + 1]?.standard === 'und' && isSaying(at + 2) ? words[at + 2] : words[at];
  return thing?.isNoNoun ? undefined : thing;
}

/** What is asked of a thing: «Wie laut ist das?», «In welcher Farbe …?» */
function measured(words: readonly QueryWord[], isPassedOver: IsPassedOver): QueryWord | undefined {
  const which = words.findIndex(
    ({ standard }, at) => WHICH.test(standard) || (/^viele?$/.test(standard) && words[at - 1]?.standard === 'wie'),
  );
  const isHow = words[0]?.standard === 'wie' && IS.test(words[2]?.standard ?? '');
  const word = which >= 0 ? words[which + 1] : isHow ? words[1] : undefined;
  return word && !isPassedOver(word) ? word : undefined;
}

/** Whether a preposition stands before a word, or before its article. */
function isBeside(words: readonly QueryWord[], at: number): boolean {
  const [earlier = '', before = ''] = words.slice(Math.max(0, at - 2), at).map(({ standard }) => standard);
  const isAfter = PREPOSITION.test(before) || (ARTICLE.test(before) && PREPOSITION.test(earlier));
  return isAfter && !isAlso(words.slice(Math.max(0, at - MOST_BEFORE), at));
}

/** «auch auf Parkettböden», «auch für den Hühnerstall»: just that is asked. */
function isAlso(before: readonly QueryWord[]): boolean {
  return ALSO.test(before.map(({ standard }) => standard).join(' '));
}

function thereIs(words: readonly QueryWord[]): number {
  return words.findIndex(
    ({ standard }, at) => at < FIRST_PLACES && THERE_IS.test(standard) && isThere(words.slice(at + 1, at + 3)),
  );
}

function isThere([first, second]: readonly QueryWord[]): boolean {
  return THERE.test(first?.standard ?? '') || HEARD.test(`${first?.standard} ${second?.standard}`);
}
