import {
  normalisePhone,
  readVehicleWords,
  type SubmissionWords,
  serviceName,
  type VehicleReading,
} from '@fahrzeugpflege/contracts';

/** What a lead keeps beside the visitor's words; null where nothing was given or nothing could be read. */
interface NormalisedFields extends VehicleReading {
  readonly phoneE164: string | null;
  readonly serviceType: string | null;
}

/**
 * Reads the free text of a submission. Pure: the same words and year give the same fields, so that a better parser can
 * run over old submissions again.
 *
 * @param currentYear of the moment of writing, four digits; a model year may be one ahead of it
 */
export function normaliseSubmission(words: SubmissionWords, currentYear: number): NormalisedFields {
  return {
    phoneE164: words.phone ? normalisePhone(words.phone) : null,
    serviceType: words.serviceType ? serviceName(words.serviceType) : null,
    ...readVehicleWords(words, currentYear),
  };
}
