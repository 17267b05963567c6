import { z } from 'zod';
import { fieldMessages, formSubjects, PROMO_SERVICE_TYPE } from './messages.js';
import { type ContactRequestKind, nativeFormRequests } from './native-form-requests.js';
import { searchMessage, searchSubject } from './search-words.js';
import type { SubmissionWords } from './submission-words.js';
import { emailText, optionalText, requiredText } from './text.js';
import { longestRequest, TEXT_LIMITS } from './text-limits.js';
import { withoutUndefined } from './without-undefined.js';

/** A year or a size may arrive as a JSON number; the words keep it as text. */
const textOrNumber = z.preprocess((value) => (typeof value === 'number' ? String(value) : value), optionalText(100));

const splitVehicleFields = {
  vehicleMake: optionalText(),
  vehicleModel: optionalText(),
  vehicleYear: textOrNumber,
  vehicleLength: textOrNumber,
  vehicleHeight: textOrNumber,
};

/** The contact message (specification, section 5). */
const contactSchema = z.object({
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

/** What somebody looks for: nothing of the vehicle need be known yet. */
const searchRequestSchema = enquirySchema.extend({
  message: requiredText(fieldMessages.wanted, 1, TEXT_LIMITS.message),
  budget: optionalText(),
});

const toContactWords = contactRequestSchema.transform(
  (request): SubmissionWords => words({ formType: 'contact', ...request }),
);

const toPromoWords = promoRequestSchema.transform(
  ({ preferredDate, ...request }): SubmissionWords =>
    words({
      ...request,
      formType: 'promo',
      subject: request.subject ?? formSubjects.promo,
      serviceType: request.serviceType ?? PROMO_SERVICE_TYPE,
      desiredDate: request.desiredDate ?? preferredDate,
    }),
);

const toVehicleWords = vehicleRequestSchema.transform(
  ({ preferredDate, ...request }): SubmissionWords =>
    words({
      ...request,
      formType: 'vehicle',
      subject: request.subject ?? formSubjects.vehicle,
      desiredDate: request.desiredDate ?? preferredDate,
    }),
);

const toSearchWords = searchRequestSchema.transform(
  ({ preferredDate, budget, ...request }): SubmissionWords =>
    words({
      ...request,
      formType: 'vehicle',
      subject: request.subject ?? searchSubject(request.message),
      message: searchMessage(request.message, budget),
      desiredDate: request.desiredDate ?? preferredDate,
    }),
);

/** The rules of `POST /api/contact` by kind: each turns a JSON body into the submission's words. */
export const contactRequestSchemas = {
  contact: toContactWords,
  promo: toPromoWords,
  vehicle: toVehicleWords,
  search: toSearchWords,
} as const;

/** What an enquiry of any form type holds at most, in characters. */
export const LONGEST_CONTACT_REQUEST = longestRequest(searchRequestSchema.shape);

const SEARCH_FORM = nativeFormRequests.suchauftrag.constants.form;
const REQUEST_KINDS: ReadonlyMap<unknown, ContactRequestKind> = new Map([
  [null, 'contact'],
  ['contact', 'contact'],
  ['promo', 'promo'],
  ['vehicle', 'vehicle'],
]);

/**
 * Of which kind a JSON request is: by its form type (missing counts as contact; chat leads come through the assistant
 * alone), and a vehicle enquiry that names the form of the search is one. Undefined for any other type.
 */
export function contactRequestKind({ formType = null, form }: Readonly<Record<string, unknown>>) {
  const kind = REQUEST_KINDS.get(formType);
  return kind === 'vehicle' && form === SEARCH_FORM ? 'search' : kind;
}

type Loose = { readonly [Key in keyof SubmissionWords]: SubmissionWords[Key] | undefined };

/** A field that the words don't have is an error of types: nobody would ever see what was typed there. */
function words<T extends Loose>(
  value: T & Readonly<Record<Exclude<keyof T, keyof SubmissionWords>, never>>,
): SubmissionWords {
  return withoutUndefined(value) as SubmissionWords;
}
