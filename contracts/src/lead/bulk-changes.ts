import { z } from 'zod';
import { TEXT_LIMITS } from '../submission/text-limits.js';
import { leadChangesSchema } from './lead-changes.js';

/** So many leads are changed at once at most. */
export const BULK_LIMIT = 200;

const { status, assignedTo } = leadChangesSchema.shape;

/** A lead in the version that whoever changes it saw. In lower case, as text ids have the order that the database locks by. */
const seenLeadSchema = z.strictObject({
  id: z.uuid('Unbekannter Lead').toLowerCase(),
  version: z.int('Unbekannte Fassung').min(1),
});

/**
 * Body of `PATCH /api/leads`: the status or the person in charge of many leads, each by the same rule as of one
 * (`leadChangesSchema`). What somebody else changed since it was seen stays as it is; the others change all the same.
 */
export const bulkChangesSchema = z
  .strictObject({
    leads: z
      .array(seenLeadSchema)
      .min(1, 'Bitte wählen Sie Leads aus')
      .max(BULK_LIMIT, `Höchstens ${BULK_LIMIT} Leads auf einmal`),
    status,
    assignedTo,
  })
  .refine((body) => body.status !== undefined || body.assignedTo !== undefined, {
    path: ['status'],
    error: 'Bitte geben Sie an, was sich ändern soll.',
  });
export type BulkChangesBody = z.infer<typeof bulkChangesSchema>;

/** What all of it holds at most, in characters. */
export const LONGEST_BULK_CHANGES = BULK_LIMIT * 100 + TEXT_LIMITS.line;

/** What became of each of the leads. */
export const bulkResultSchema = z.object({
  /** As asked for, in the version that each has now; the same one where nothing differed. */
  changed: z.array(seenLeadSchema),
  /** Ids of those that somebody else changed since they were seen. */
  outdated: z.array(z.uuid()),
  /** Ids of those that were erased or merged into another meanwhile. */
  gone: z.array(z.uuid()),
});
export type BulkResult = z.infer<typeof bulkResultSchema>;
