import { type ContactRequestType, contactRequestSchemas } from './contact-submission.js';
import { formSubjects } from './messages.js';

/** A native form as its page renders it: hidden `form` value, page, fields in order, and the JSON names they carry. */
export interface NativeForm {
  readonly type: ContactRequestType;
  readonly page: string;
  /** Where the browser goes after acceptance (303). */
  readonly sentLocation: string;
  /** Form field → name in the JSON request. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The forms that `POST /api/form` takes, by the value of their hidden field `form`. */
export const nativeForms = {
  kontakt: {
    type: 'contact',
    page: '/kontakt',
    sentLocation: '/kontakt?gesendet=1',
    fields: { name: 'name', email: 'email', telefon: 'phone', message: 'message' },
  },
  'promo-womo-fruhbucher': {
    type: 'promo',
    page: '/promo-womo-fruhbucher',
    sentLocation: '/danke',
    fields: {
      vehicle: 'vehicle',
      dimensions: 'dimensions',
      preferredDate: 'preferredDate',
      name: 'name',
      telefon: 'phone',
      email: 'email',
      message: 'message',
    },
  },
  fahrzeug: {
    type: 'vehicle',
    page: '/leads',
    sentLocation: '/leads?gesendet=1',
    fields: {
      vehicleMake: 'vehicleMake',
      vehicleModel: 'vehicleModel',
      vehicleYear: 'vehicleYear',
      vehicleLength: 'vehicleLength',
      vehicleHeight: 'vehicleHeight',
      serviceType: 'serviceType',
      desiredDate: 'desiredDate',
      name: 'name',
      email: 'email',
      telefon: 'phone',
      message: 'message',
    },
  },
} as const satisfies Record<string, NativeForm>;

export type NativeFormId = keyof typeof nativeForms;

/** True when `POST /api/form` knows this identifier. */
export function isNativeFormId(value: unknown): value is NativeFormId {
  return typeof value === 'string' && Object.hasOwn(nativeForms, value);
}

/**
 * Checks the fields of a native form with the same rules as the JSON request of its type.
 *
 * @param id the value of the hidden field `form`
 * @param fields the posted fields by their form names
 * @returns zod's result; the paths of its issues are JSON names (see {@link toFormFieldErrors})
 */
export function parseNativeForm(id: NativeFormId, fields: Readonly<Record<string, string>>) {
  const form: NativeForm = nativeForms[id];
  const request: Record<string, unknown> = form.type === 'contact' ? { subject: formSubjects.contact } : {};
  for (const [field, name] of Object.entries(form.fields)) request[name] = fields[field];
  return contactRequestSchemas[form.type].safeParse(request);
}

/** Renames errors from JSON names to the names that the form's inputs carry. */
export function toFormFieldErrors(id: NativeFormId, errors: Readonly<Record<string, string>>): Record<string, string> {
  const form: NativeForm = nativeForms[id];
  const inputOf = new Map(Object.entries(form.fields).map(([field, name]) => [name, field]));
  return Object.fromEntries(Object.entries(errors).map(([name, message]) => [inputOf.get(name) ?? name, message]));
}
