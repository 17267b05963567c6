import type { ContactRequestType } from './contact-submission.js';

/** A native form as its page renders it: hidden `form` value, page, fields in order, and the JSON names they carry. */
export interface NativeForm {
  readonly type: ContactRequestType;
  readonly page: string;
  /** Where the browser goes after acceptance (303). */
  readonly sentLocation: string;
  /** Form field → name in the JSON request. */
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * The forms that `POST /api/form` takes, by the value of their hidden field `form`. Apart from their rules, since pages
 * need the table at once and zod only when something is typed.
 */
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
