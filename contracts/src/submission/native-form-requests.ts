import { formSubjects } from './messages.js';
import type { NativeFormId } from './native-forms.js';

/** What a request may be: a form type, or the search, which becomes a lead of the type `vehicle`. */
export type ContactRequestKind = 'contact' | 'promo' | 'vehicle' | 'search';

/** The JSON request that a native form stands for. */
export interface NativeFormRequest {
  /** By whose rules it is judged. */
  readonly kind: ContactRequestKind;
  /** What it says besides what is typed: of which kind it is, and what the form does not show. */
  readonly constants: Readonly<Record<string, string>>;
  /** Form field → name in the JSON request, in the order of the form. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The requests that the native forms stand for, by the forms' identifiers. */
export const nativeFormRequests = {
  kontakt: {
    kind: 'contact',
    constants: { subject: formSubjects.contact },
    fields: { name: 'name', email: 'email', telefon: 'phone', message: 'message' },
  },
  'promo-womo-fruhbucher': {
    kind: 'promo',
    constants: { formType: 'promo' },
    fields: {
      vehicle: 'vehicle',
      dimensions: 'dimensions',
      preferredDate: 'preferredDate',
      name: 'name',
      email: 'email',
      telefon: 'phone',
      message: 'message',
    },
  },
  fahrzeug: {
    kind: 'vehicle',
    constants: { formType: 'vehicle' },
    fields: {
      vehicleMake: 'vehicleMake',
      vehicleModel: 'vehicleModel',
      vehicleYear: 'vehicleYear',
      vehicleLength: 'vehicleLength',
      vehicleHeight: 'vehicleHeight',
      serviceType: 'serviceType',
      desiredDate: 'desiredDate',
      message: 'message',
      name: 'name',
      email: 'email',
      telefon: 'phone',
    },
  },
  suchauftrag: {
    kind: 'search',
    constants: { formType: 'vehicle', form: 'suchauftrag' },
    fields: {
      message: 'message',
      vehicleMake: 'vehicleMake',
      vehicleModel: 'vehicleModel',
      budget: 'budget',
      desiredDate: 'desiredDate',
      name: 'name',
      email: 'email',
      telefon: 'phone',
    },
  },
} as const satisfies Record<NativeFormId, NativeFormRequest>;
