import type { CorrectableField, Lead, SubmissionWords } from '@fahrzeugpflege/contracts';

/** The free texts from which vehicle fields were read, where the field has no words of its own. */
const READ_FROM: Readonly<Partial<Record<CorrectableField, 'vehicle' | 'dimensions'>>> = {
  vehicleMake: 'vehicle',
  vehicleModel: 'vehicle',
  vehicleYear: 'vehicle',
  vehicleLength: 'dimensions',
  vehicleHeight: 'dimensions',
};

/**
 * The visitor's own words for a field.
 *
 * @param words what the visitor sent, once it is known; null where it was erased
 */
export function wordsFor(
  field: CorrectableField,
  lead: Pick<Lead, 'typed'>,
  words: SubmissionWords | null | undefined,
): string | undefined {
  const source = READ_FROM[field];
  return words?.[field] || (source && lead.typed[source]) || undefined;
}

/**
 * The visitor's words to be shown beside a field: only where they say something else than the field does. The texts for
 * the vehicle and its dimensions have a line of their own and stand beside corrected fields alone.
 */
export function wordsBeside(
  field: CorrectableField,
  lead: Lead,
  words: SubmissionWords | null | undefined,
): string | undefined {
  const isCorrected = lead.correctedFields.includes(field);
  const written = isCorrected ? wordsFor(field, lead, words) : words?.[field];
  return written && written !== String(lead[field] ?? '') ? written : undefined;
}
