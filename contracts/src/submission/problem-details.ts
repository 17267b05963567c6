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

/** The first message for each field, by its name; issues of the whole body come under the empty name. */
export function fieldErrors(error: z.core.$ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.');
    errors[field] ??= issue.message;
  }
  return errors;
}
