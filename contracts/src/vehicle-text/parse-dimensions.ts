import { assignLabels, type LabelledValues } from './assign-labels.js';
import { type LengthToken, type LengthValue, readLengthTokens } from './length-tokens.js';
import { hasDoubt, isValue, metresOf } from './parse-length.js';

/** A vehicle's outer dimensions in metres, rounded to centimetres; null where the text does not tell. */
interface VehicleDimensions {
  lengthMetres: number | null;
  heightMetres: number | null;
}

const UNREAD: VehicleDimensions = { lengthMetres: null, heightMetres: null };
/** Wider than any vehicle on the road: a value above is no width. */
const WIDEST_METRES = 2.6;
/** Higher than the road allows, or so high for its length: beside another length this is one of a second vehicle. */
const HIGHEST_METRES = 4;
const HIGHEST_SHARE = 0.7;

/**
 * Reads length and height out of a dimension text as a person typed it. Rules, in this order:
 *
 * 1. Values are numbers with a decimal comma or point, with or without m, cm or mm, or metres spelled out («sieben
 *    Meter»); see `parseMetres` for numbers without a unit. A unit given once holds for all. Only the first 200
 *    characters are read.
 * 2. Limits, choices and ranges («unter 7 m», «7 oder 7.5», «6-7 m») are not read, nor which body a van has («L3H2»).
 * 3. With labels («Länge», «L», «lang», «Höhe», «H», «hoch», «Breite» …, in any order) each value is what its label
 *    says; a single labelled value is kept and the other stays null; of two values with one label the other is the
 *    other dimension. What is said of a part («Aufbaulänge») is not read.
 * 4. Else values joined by x, ×, *, «mal», a slash, a bar, a semicolon or «und» are length and height, or length,
 *    width and height. A vehicle of this trade is never higher than long, so two in the wrong order are swapped, and
 *    the largest of three is the length. Without a × two that are nearly alike («4.5 und 4.4 m») are the lengths of two
 *    vehicles and are not read.
 * 5. Else the same for values parted by a comma or space, if no unknown word stands there and each has a unit,
 *    decimals or three digits («7,2 , 3,1», «720 310», not «7, 3»); with a hyphen only if the first is larger (rule
 *    2).
 * 6. A length outside 1.5 to 20 m, a height outside 1 to 5 m, or a height above the length makes both null.
 *
 * @param text the visitor's words; of any length, never throws
 */
export function parseDimensions(text: string): VehicleDimensions {
  const tokens = readLengthTokens(text);
  if (hasDoubt(tokens)) return UNREAD;
  const labelled = assignLabels(tokens);
  const dimensions = labelled === null ? fromOrder(tokens) : fromLabels(tokens, labelled);
  return isPlausible(dimensions) ? dimensions : UNREAD;
}

/** Rule 6 of {@link parseDimensions}. */
export function isPlausible({ lengthMetres, heightMetres }: VehicleDimensions): boolean {
  const length = lengthMetres === null || (lengthMetres >= 1.5 && lengthMetres <= 20);
  const height = heightMetres === null || (heightMetres >= 1 && heightMetres <= 5);
  return length && height && (heightMetres ?? 0) <= (lengthMetres ?? 20);
}

function fromLabels(tokens: readonly LengthToken[], labelled: LabelledValues): VehicleDimensions {
  const values = tokens.filter(isValue);
  const metres = metresOf(values);
  const lengthOf = (value: LengthValue | undefined) =>
    value === undefined ? null : (metres[values.indexOf(value)] ?? null);
  const length = labelled.get('length');
  const height = labelled.get('height');
  const [left, ...more] = values.filter((value) => ![...labelled.values()].includes(value));
  if ((length !== undefined && lengthOf(length) === null) || (height !== undefined && lengthOf(height) === null))
    return UNREAD;
  const named = { lengthMetres: lengthOf(length), heightMetres: lengthOf(height) };
  if (left === undefined || (length !== undefined && height !== undefined)) return named;
  if (more.length > 0 || length === height) return agreeing(fromOrder(tokens), named);
  const other = isClear(left) || joinedRun(tokens, ['times', 'joiner']).length === 2 ? lengthOf(left) : null;
  const both = { lengthMetres: named.lengthMetres ?? other, heightMetres: named.heightMetres ?? other };
  return height === undefined ? ofOneVehicle(both) : both;
}

/** «7.20 x 2.30 x 3.10 hoch»: the order counts if it says the same as the label. */
function agreeing(ordered: VehicleDimensions, named: VehicleDimensions): VehicleDimensions {
  const length = named.lengthMetres ?? ordered.lengthMetres;
  const height = named.heightMetres ?? ordered.heightMetres;
  return length === ordered.lengthMetres && height === ordered.heightMetres ? ordered : UNREAD;
}

function fromOrder(tokens: readonly LengthToken[]): VehicleDimensions {
  const joined = joinedRun(tokens, ['times']);
  if (joined.length > 1) return inOrder(metresOf(joined));
  const run = joinedRun(tokens, ['times', 'joiner']);
  if (run.length > 1) return ofOneVehicle(inOrder(metresOf(run)));
  const values = tokens.filter(isValue);
  if (tokens.some(({ kind }) => kind === 'word' || kind === 'other') || !values.every(isClear)) return UNREAD;
  return ofOneVehicle(inOrder(metresOf(values)));
}

/** «4.5 und 4.4 m», «7.0, 6.5»: what nothing says to be a height is none if no vehicle is so high. */
function ofOneVehicle(dimensions: VehicleDimensions): VehicleDimensions {
  const { lengthMetres, heightMetres } = dimensions;
  if (lengthMetres === null || heightMetres === null) return dimensions;
  const isHeight = heightMetres <= HIGHEST_METRES && heightMetres <= lengthMetres * HIGHEST_SHARE;
  return isHeight ? dimensions : UNREAD;
}

/** The values of the first chain of at least two that are joined by such a sign; empty if there is none. */
function joinedRun(tokens: readonly LengthToken[], joiners: readonly LengthToken['kind'][]): LengthValue[] {
  let run: LengthValue[] = [];
  let joined = true;
  for (const token of tokens) {
    if (joiners.includes(token.kind)) joined = true;
    if (!isValue(token)) continue;
    if (!joined && run.length > 1) return run;
    run = joined ? [...run, token] : [token];
    joined = false;
  }
  return run.length > 1 ? run : [];
}

/** A number that can hardly be a count or a year: with a unit, with decimals, or of three digits and more. */
function isClear({ digits, unit }: LengthValue): boolean {
  return unit !== null || (/\D|\d{3}/.test(digits) && !/^(?:19|20)\d\d$/.test(digits));
}

function inOrder(metres: readonly (number | null)[]): VehicleDimensions {
  const values = metres.filter((value) => value !== null);
  if (values.length !== metres.length || values.length < 2 || values.length > 3) return UNREAD;
  const length = Math.max(...values);
  const at = values.indexOf(length);
  const [first = 0, second = first] = values.filter((_, index) => index !== at);
  if (values.length === 2) return { lengthMetres: length, heightMetres: first };
  // Length, width, height; or the other way round. Whatever is too wide for a width is the height.
  const [width, height] = at === 2 ? [second, first] : [first, second];
  if (Math.min(width, height) > WIDEST_METRES) return UNREAD;
  return { lengthMetres: length, heightMetres: width > WIDEST_METRES ? width : height };
}
