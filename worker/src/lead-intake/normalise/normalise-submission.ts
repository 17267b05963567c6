import { parseDimensions, parseMetres, parseVehicle, type SubmissionWords } from '@fahrzeugpflege/contracts';
import { normalisePhone } from './phone.js';

/** What a lead keeps beside the visitor's words; null where nothing was given or nothing could be read. */
export interface NormalisedFields {
  readonly phoneE164: string | null;
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
 * Reads the free text of a submission. Pure: the same words and year give the same fields, so that a better parser can
 * run over old submissions again.
 *
 * @param currentYear four digits; a model year may be one ahead of it
 */
export function normaliseSubmission(words: SubmissionWords, currentYear: number): NormalisedFields {
  return {
    phoneE164: words.phone ? normalisePhone(words.phone) : null,
    ...vehicleFields(words, currentYear),
    ...dimensionFields(words),
  };
}

/** The one-text field counts where it was filled; else the split fields, read as if typed in one. */
function vehicleFields(words: SubmissionWords, currentYear: number) {
  const typedVehicle = words.vehicle ?? join([words.vehicleMake, words.vehicleModel, words.vehicleYear], ' ');
  const { make, model, year } = parseVehicle(typedVehicle ?? '', currentYear);
  const [ownMake, ownModel] = words.vehicle === undefined ? [words.vehicleMake, words.vehicleModel] : [];
  // A make of several words that no table knows was still typed as one: fields of their own are not torn apart.
  const torn = ownMake && ownModel && make?.toLowerCase() !== ownMake.toLowerCase();
  return {
    typedVehicle,
    vehicleMake: torn ? ownMake : make,
    vehicleModel: torn ? ownModel : model,
    vehicleYear: year,
  };
}

function dimensionFields(words: SubmissionWords) {
  if (words.dimensions !== undefined) {
    const { lengthMetres, heightMetres } = parseDimensions(words.dimensions);
    return { typedDimensions: words.dimensions, vehicleLength: lengthMetres, vehicleHeight: heightMetres };
  }
  return {
    typedDimensions: join([words.vehicleLength, words.vehicleHeight], ' × '),
    vehicleLength: parseMetres(words.vehicleLength ?? ''),
    vehicleHeight: parseMetres(words.vehicleHeight ?? ''),
  };
}

function join(parts: readonly (string | undefined)[], separator: string): string | null {
  return parts.filter((part) => part !== undefined).join(separator) || null;
}
