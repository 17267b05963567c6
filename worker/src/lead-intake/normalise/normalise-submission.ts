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

/** The one-text field counts where it was filled, and the split fields fill its gaps; else they are read as one text. */
function vehicleFields(words: SubmissionWords, currentYear: number) {
  const split = join([words.vehicleMake, words.vehicleModel, words.vehicleYear], ' ');
  const typedVehicle = words.vehicle ?? split;
  const { make, model, year } = parseVehicle(typedVehicle ?? '', currentYear);
  const { vehicleMake: ownMake = null, vehicleModel: ownModel = null } = words;
  const ownYear = words.vehicleYear ? parseVehicle(`Jahrgang ${words.vehicleYear}`, currentYear).year : null;
  // A make of several words that no table knows was still typed as one: fields of their own are not torn apart.
  const torn = words.vehicle === undefined && ownModel !== null && make?.toLowerCase() !== ownMake?.toLowerCase();
  return {
    typedVehicle,
    vehicleMake: torn ? ownMake : (make ?? ownMake),
    vehicleModel: torn ? ownModel : (model ?? ownModel),
    vehicleYear: year ?? ownYear,
  };
}

function dimensionFields(words: SubmissionWords) {
  const { lengthMetres, heightMetres } = parseDimensions(words.dimensions ?? '');
  return {
    typedDimensions: words.dimensions ?? join([words.vehicleLength, words.vehicleHeight], ' × '),
    vehicleLength: lengthMetres ?? parseMetres(words.vehicleLength ?? ''),
    vehicleHeight: heightMetres ?? parseMetres(words.vehicleHeight ?? ''),
  };
}

function join(parts: readonly (string | undefined)[], separator: string): string | null {
  return parts.filter((part) => part !== undefined).join(separator) || null;
}
