import { z } from 'zod';

/** An error as the API answers it (RFC 9457, `application/problem+json`); texts are German. */
export const problemDetailsSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  /** Field name → message, where the fault lies in single fields. */
  errors: z.record(z.string(), z.string()).optional(),
});
export type ProblemDetails = z.infer<typeof problemDetailsSchema>;
