import { z } from 'zod';
import { fieldMessages, formSubjects, PROMO_SERVICE_TYPE } from './messages.js';
import type { SubmissionWords } from './submission-words.js';
import { emailText, longestRequest, optionalText, requiredText, TEXT_LIMITS } from './text.js';

/** A year or a size may arrive as a JSON number; the words keep it as text. */
const textOrNumber = z.preprocess((value) => (typeof value === 'number' ? String(value) : value), optionalText(100));

const splitVehicleFields = {
  vehicleMake: optionalText(),
  vehicleModel: optionalText(),
  vehicleYear: textOrNumber,
  vehicleLength: textOrNumber,
  vehicleHeight: textOrNumber,
};

/** The contact message (specification, section 5). Used as it is by the browser's validated handler. */
export const contactSchema = z.object({
  name: requiredText(fieldMessages.contactName, 2),
  email: emailText(fieldMessages.contactEmail),
  phone: optionalText(),
  subject: requiredText(fieldMessages.contactSubject, 5),
  message: requiredText(fieldMessages.contactMessage, 10, TEXT_LIMITS.message),
  serviceType: optionalText(),
});

const contactRequestSchema = contactSchema.extend({
  desiredDate: optionalText(),
  vehicle: optionalText(),
  dimensions: optionalText(),
  ...splitVehicleFields,
});

/** What promotion and vehicle enquiries have in common; their forms show no subject. */
const enquirySchema = z.object({
  name: requiredText(fieldMessages.name),
  email: emailText(fieldMessages.email),
  phone: optionalText(),
  subject: optionalText(),
  message: requiredText(fieldMessages.message, 1, TEXT_LIMITS.message),
  serviceType: optionalText(),
  vehicle: optionalText(),
  dimensions: optionalText(),
  preferredDate: optionalText(),
  desiredDate: optionalText(),
  ...splitVehicleFields,
});

const promoRequestSchema = enquirySchema.superRefine((request, context) => {
  const missing = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  if (!request.vehicle && !request.vehicleMake) missing('vehicle', fieldMessages.vehicle);
  if (!request.dimensions && !request.vehicleLength && !request.vehicleHeight) {
    missing('dimensions', fieldMessages.dimensions);
  }
  if (!request.preferredDate && !request.desiredDate) missing('preferredDate', fieldMessages.preferredDate);
});

const vehicleRequestSchema = enquirySchema.superRefine((request, context) => {
  if (!request.vehicleMake && !request.vehicle) {
    context.addIssue({ code: 'custom', path: ['vehicleMake'], message: fieldMessages.make });
  }
});

const toContactWords = contactRequestSchema.transform(
  (request): SubmissionWords => withoutUndefined({ formType: 'contact', ...request }),
);

const toPromoWords = promoRequestSchema.transform(
  ({ preferredDate, ...request }): SubmissionWords =>
    withoutUndefined({
      ...request,
      formType: 'promo',
      subject: request.subject ?? formSubjects.promo,
      serviceType: request.serviceType ?? PROMO_SERVICE_TYPE,
      desiredDate: request.desiredDate ?? preferredDate,
    }),
);

const toVehicleWords = vehicleRequestSchema.transform(
  ({ preferredDate, ...request }): SubmissionWords =>
    withoutUndefined({
      ...request,
      formType: 'vehicle',
      subject: request.subject ?? formSubjects.vehicle,
      desiredDate: request.desiredDate ?? preferredDate,
    }),
);

/** The rules of `POST /api/contact` by form type: each turns a JSON body into the submission's words. */
export const contactRequestSchemas = { contact: toContactWords, promo: toPromoWords, vehicle: toVehicleWords } as const;

/** What an enquiry of any form type holds at most, in characters. */
export const LONGEST_CONTACT_REQUEST = longestRequest(enquirySchema.shape);

/** The form types that `POST /api/contact` takes; chat leads come through the assistant alone. */
export type ContactRequestType = keyof typeof contactRequestSchemas;

/** True when `POST /api/contact` takes this `formType` (missing counts as contact and is decided before). */
export function isContactRequestType(value: unknown): value is ContactRequestType {
  return typeof value === 'string' && Object.hasOwn(contactRequestSchemas, value);
}

/** Drops keys whose value is undefined, so that stored words and fingerprints never hold them. */
function withoutUndefined<T extends Record<string, unknown>>(value: T): SubmissionWords {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as SubmissionWords;
}
