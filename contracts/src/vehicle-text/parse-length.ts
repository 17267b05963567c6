import { type LengthToken, type LengthValue, readLengthTokens } from './length-tokens.js';
import type { Unit } from './length-words.js';

/**
 * No dimension that this trade asks for lies outside, from a low sports car's height to a long combination's length.
 */
const SHORTEST_METRES = 1;
const LONGEST_METRES = 20;
const MILLIMETRES: Readonly<Record<Unit, number>> = { m: 1000, cm: 10, mm: 1 };

/**
 * Reads one length: «7,2 m», «ca. 720 cm», «7200 mm», «6m99», «720», «7.20», also with its label («Länge: 7,2 m»).
 *
 * A number without a unit is metres up to 30 (no vehicle is longer), centimetres up to 1200 (12 m is the longest single
 * vehicle allowed on the road; a height of 1.2 to 1.5 m would come as 1450), else millimetres.
 *
 * @returns metres, 1 to 20, rounded to centimetres; null for several numbers, limits («unter 7 m»), a width, numbers of
 *   something else («4 Plätze»), unknown words beside a number without a unit (but a remark behind its decimals: «7.20 mit
 *   Deichsel»), and anything unreadable
 */
export function parseMetres(text: string): number | null {
  const tokens = readLengthTokens(text);
  const [value, ...others] = tokens.filter(isValue);
  const isWidth = tokens.some((token) => token.kind === 'label' && token.dimension === 'width');
  if (value === undefined || others.length > 0 || isWidth || hasDoubt(tokens)) return null;
  if (value.unit === null && tokens.some(isUnknown) && !isRemarked(value, tokens)) return null;
  return metresOf([value])[0] ?? null;
}

/** «7.20 mit Deichsel», «2.99 (mit Sat)»; but not «Ducato 2.3», «2.3 JTD». */
function isRemarked(value: LengthValue, tokens: readonly LengthToken[]): boolean {
  const at = tokens.indexOf(value);
  const next = tokens[at + 1]?.kind;
  return /[.,]/.test(value.digits) && (next === 'mark' || next === 'harmless') && !tokens.slice(0, at).some(isUnknown);
}

function isUnknown({ kind }: LengthToken): boolean {
  return kind === 'word' || kind === 'other';
}

export function isValue(token: LengthToken): token is LengthValue {
  return token.kind === 'value';
}

/**
 * True if a number follows a word such as «unter», «bis» or «oder», or a smaller number and a hyphen («6-7 m», but not
 * «7.2 - 2.3 - 3.1»): what stands there is no measured length.
 */
export function hasDoubt(tokens: readonly LengthToken[]): boolean {
  const meaningful = tokens.filter(({ kind }) => kind !== 'mark' && kind !== 'harmless');
  return meaningful.some(({ kind }, index) => {
    const [from, to] = [meaningful[index - 1], meaningful[index + 1]];
    if (to?.kind !== 'value' || from?.kind !== 'value' || kind !== 'dash')
      return kind === 'doubt' && to?.kind === 'value';
    const isChain = meaningful[index - 2]?.kind === 'dash' && meaningful[index - 3]?.kind === 'value';
    // «Adria 670 - 6.99 x 2.90»
    const isModel = /^\d{3}/.test(from.digits) && /[.,]/.test(to.digits);
    const [least, most] = metresOf([from, to]);
    return !isChain && !isModel && (least ?? 0) < (most ?? 0);
  });
}

/**
 * Metres of values that were typed together: a unit given once holds for the others where that gives a plausible length
 * («720 x 310 cm», «4500 x 1450»); else each is judged by its own size («7.20 m x 310»).
 *
 * @returns for each value metres rounded to centimetres, or null if implausible
 */
export function metresOf(values: readonly LengthValue[]): (number | null)[] {
  const guessedUnits = values.map(guessedUnit);
  const shared = values.find(({ unit }) => unit !== null)?.unit ?? (guessedUnits.includes('mm') ? 'mm' : null);
  return values.map((value) => {
    if (value.unit !== null) return inUnit(value, value.unit);
    return (shared === null ? null : inUnit(value, shared)) ?? inUnit(value, guessedUnit(value));
  });
}

function guessedUnit({ digits }: LengthValue): Unit {
  const number = toNumber(digits);
  if (number <= 30) return 'm';
  return number <= 1200 ? 'cm' : 'mm';
}

function inUnit({ digits }: LengthValue, unit: Unit): number | null {
  // «7.200 mm» has a point between thousands.
  const number =
    unit === 'mm' && /^\d{1,2}[.,]\d{3}$/.test(digits) ? Number(digits.replace(/\D/, '')) : toNumber(digits);
  const millimetres = Math.round(number * MILLIMETRES[unit]);
  const metres = Math.round(millimetres / 10) / 100;
  return metres >= SHORTEST_METRES && metres <= LONGEST_METRES ? metres : null;
}

function toNumber(digits: string): number {
  return Number(digits.replace(',', '.'));
}
