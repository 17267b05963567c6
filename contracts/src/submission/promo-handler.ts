import { z } from 'zod';
import { fieldMessages } from './messages.js';
import { emailText, requiredText } from './text.js';
import { TEXT_LIMITS } from './text-limits.js';

/**
 * What the browser's handler of the promotion form asks for (specification, section 5): stricter than the server,
 * since the rendered form leaves the phone optional. Keys are the form's own field names.
 */
export const promoHandlerSchema = z.object({
  vehicle: requiredText(fieldMessages.vehicle),
  dimensions: requiredText(fieldMessages.dimensions),
  preferredDate: requiredText(fieldMessages.preferredDate),
  name: requiredText(fieldMessages.name),
  email: emailText(fieldMessages.email),
  telefon: requiredText(fieldMessages.phone),
  message: requiredText(fieldMessages.message, 1, TEXT_LIMITS.message),
});
