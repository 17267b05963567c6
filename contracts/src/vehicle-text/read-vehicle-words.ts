import type { SubmissionWords } from '../submission/submission-words.js';
import { isPlausible, parseDimensions } from './parse-dimensions.js';
import { parseMetres } from './parse-length.js';
import { isNoAnswer, parseVehicle } from './parse-vehicle.js';

/** The words of a submission that tell of its vehicle: one text for each of vehicle and size, or fields of their own. */
export type VehicleWords = Pick<
  SubmissionWords,
  'vehicle' | 'dimensions' | 'vehicleMake' | 'vehicleModel' | 'vehicleYear' | 'vehicleLength' | 'vehicleHeight'
>;

/** What was understood of them; null where nothing was given or nothing could be read. */
export interface VehicleReading {
  readonly vehicleMake: string | null;
  readonly vehicleModel: string | null;
  readonly vehicleYear: number | null;
  /** Metres. */
  readonly vehicleLength: number | null;
  /** Metres. */
  readonly vehicleHeight: number | null;
  /** The visitor's own words about vehicle and size, as one text each. */
  readonly typedVehicle: string | null;
  readonly typedDimensions: string | null;
}

/**
 * Reads all that a submission says of its vehicle. The worker makes the lead of it, and the forms show it to the visitor
 * before sending.
 *
 * @param words as typed; what was left blank is absent
 * @param currentYear four digits; a model year may be one ahead of it
 */
export function readVehicleWords(words: VehicleWords, currentYear: number): VehicleReading {
  return { ...readVehicle(words, currentYear), ...readDimensions(words) };
}

/** The one-text field counts where it was filled, and the split fields fill its gaps; else they are read as one text. */
function readVehicle(words: VehicleWords, currentYear: number) {
  const { vehicle } = words;
  const ownMake = answer(words.vehicleMake);
  const ownModel = withoutMake(answer(words.vehicleModel), ownMake);
  const own = readYearField(words.vehicleYear, currentYear, ownModel !== null);
  const text = vehicle ?? join([ownMake, ownModel, own.text], ' ');
  const { make, model, year } = parseVehicle(text ?? '', currentYear);
  // A make of several words that no table knows was still typed as one: fields of their own are not torn apart.
  const torn = vehicle === undefined && ownModel !== null && make?.toLowerCase() !== ownMake?.toLowerCase();
  return {
    typedVehicle: vehicle ?? join([words.vehicleMake, words.vehicleModel, words.vehicleYear], ' '),
    vehicleMake: torn ? ownMake : (make ?? ownMake),
    vehicleModel: torn ? ownModel : (model ?? ownModel),
    vehicleYear: year ?? own.year,
  };
}

/** Null for «?» and the like. */
function answer(typed: string | undefined): string | null {
  return typed === undefined || isNoAnswer(typed) ? null : typed;
}

/** A make typed into both fields belongs to one. */
function withoutMake(model: string | null, make: string | null): string | null {
  const isTwice = make !== null && model?.toLowerCase().startsWith(`${make.toLowerCase()} `);
  return isTwice ? (model?.slice(make.length + 1) ?? null) : model;
}

/**
 * A field that is known to hold the year needs no guessing. It says nothing of the model without a year in it, nor
 * beside a model in its own field («2017 oder 2018»).
 */
function readYearField(typed: string | undefined, currentYear: number, hasModel: boolean) {
  const { make, year } = parseVehicle(typed === undefined ? '' : `Jahrgang ${typed}`, currentYear);
  if (year === null) return { year, text: null };
  return { year, text: hasModel || make === null ? `Jahrgang ${year}` : (typed ?? null) };
}

function readDimensions(words: VehicleWords) {
  const parsed = parseDimensions(words.dimensions ?? '');
  const merged = {
    lengthMetres: parsed.lengthMetres ?? parseMetres(words.vehicleLength ?? ''),
    heightMetres: parsed.heightMetres ?? parseMetres(words.vehicleHeight ?? ''),
  };
  // Fields of their own are bound to the same limits as one text is.
  const { lengthMetres, heightMetres } = isPlausible(merged) ? merged : parsed;
  return {
    typedDimensions: words.dimensions ?? join([words.vehicleLength, words.vehicleHeight], ' × '),
    vehicleLength: lengthMetres,
    vehicleHeight: heightMetres,
  };
}

function join(parts: readonly (string | null | undefined)[], separator: string): string | null {
  return parts.filter((part) => part !== undefined && part !== null).join(separator) || null;
}
