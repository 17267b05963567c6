import {
  CORRECTABLE_FIELDS,
  type CorrectableField,
  fieldErrors,
  type LeadChangesBody,
  leadChangesSchema,
  parseMetres,
} from '@fahrzeugpflege/contracts';
import { type EditField, type EditState, isSameText } from './edit-state.ts';

/** German messages by field. */
export type EditErrors = Readonly<Partial<Record<EditField, string>>>;

/** What is to be sent, or what must be put right before. */
type EditReading =
  | { readonly changes: LeadChangesBody; readonly errors?: undefined }
  | { readonly changes?: undefined; readonly errors: EditErrors };

/**
 * Makes the body of the save from what stands in the fields, by the server's rules: status, offer number and notes always
 * (specification, section 7), a correction only where something was corrected.
 */
export function readEdit({ values, seen }: EditState): EditReading {
  const corrected = CORRECTABLE_FIELDS.filter((field) => !isSameText(values[field], seen.values[field]));
  const body = {
    status: values.status,
    offerNumber: values.offerNumber.trim() || null,
    notes: values.notes.trim() || null,
    ...Object.fromEntries(corrected.map((field) => [field, readField(field, values[field].trim())])),
    version: seen.version,
  };
  const result = leadChangesSchema.safeParse(body);
  return result.success ? { changes: body as LeadChangesBody } : { errors: fieldErrors(result.error) };
}

/** A value as the server takes it; what can't be read stays a text, which its rules then refuse. */
function readField(field: CorrectableField, text: string): string | number | null {
  if (field === 'name' || field === 'email') return text;
  if (text === '') return null;
  if (field === 'vehicleYear') return /^\d{4}$/.test(text) ? Number(text) : text;
  if (field === 'vehicleLength' || field === 'vehicleHeight') return parseMetres(text) ?? text;
  return text;
}
