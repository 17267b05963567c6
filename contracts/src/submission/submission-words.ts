import { z } from 'zod';

/** What a submission was sent as. */
export const FORM_TYPES = ['contact', 'promo', 'chatbot', 'vehicle'] as const;
export type FormType = (typeof FORM_TYPES)[number];

/**
 * What one submission says, in the visitor's own words: the shape that every channel (JSON, native form, chat) is
 * brought to, that `submission.words` keeps, and that the worker normalises. Nothing is interpreted here.
 */
export const submissionWordsSchema = z.object({
  formType: z.enum(FORM_TYPES),
  name: z.string(),
  email: z.string(),
  phone: z.string().optional(),
  subject: z.string(),
  message: z.string(),
  serviceType: z.string().optional(),
  desiredDate: z.string().optional(),
  /** Make, model and year as one text (promotion form). */
  vehicle: z.string().optional(),
  /** Length and height as one text (promotion form). */
  dimensions: z.string().optional(),
  vehicleMake: z.string().optional(),
  vehicleModel: z.string().optional(),
  vehicleYear: z.string().optional(),
  vehicleLength: z.string().optional(),
  vehicleHeight: z.string().optional(),
});
export type SubmissionWords = z.infer<typeof submissionWordsSchema>;
