import { type RetentionPeriods, retentionPeriods, retentionSchema } from '@fahrzeugpflege/contracts';
import { z } from 'zod';

/** Periods that differ from those of `contracts`, as JSON; backend and worker are told the same. */
export const retentionVariable = z
  .string()
  .transform((value, context): unknown => {
    try {
      return JSON.parse(value);
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON like {"leads":{"promo":{"completed":12}}}' });
      return z.NEVER;
    }
  })
  .pipe(retentionSchema)
  .default(retentionPeriods as RetentionPeriods);
