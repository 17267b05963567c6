import { CORRECTABLE_FIELDS, type CorrectableField, type Lead } from '@fahrzeugpflege/contracts';

/** What the edit dialog asks for in any case (specification, section 2); the rest corrects what was understood. */
export const MAIN_FIELDS = ['status', 'offerNumber', 'notes'] as const;
export const EDIT_FIELDS = [...MAIN_FIELDS, ...CORRECTABLE_FIELDS] as const;
export type EditField = (typeof EDIT_FIELDS)[number];

/** Every field as the text that stands in it. */
export type EditValues = Readonly<Record<EditField, string>>;

/** What stands in the fields when a lead is opened; lengths in metres. */
export function editValues(lead: Lead): EditValues {
  const texts = EDIT_FIELDS.map((field) => [field, textOf(field, lead[field])] as const);
  return Object.fromEntries(texts) as unknown as EditValues;
}

/** Whether two texts are the same once they are saved: what stands around them is cut off. */
export function isSameText(one: string, other: string): boolean {
  return one.trim() === other.trim();
}

/** Whether a field belongs to what staff correct. */
export function isCorrection(field: EditField): field is CorrectableField {
  return CORRECTABLE_FIELDS.some((correctable) => correctable === field);
}

function textOf(field: EditField, value: string | number | null): string {
  if (value === null) return '';
  const isLength = field === 'vehicleLength' || field === 'vehicleHeight';
  return isLength && typeof value === 'number' ? value.toFixed(2) : String(value);
}
