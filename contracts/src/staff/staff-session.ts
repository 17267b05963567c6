import { z } from 'zod';

/** `GET /api/admin/status`. Beside the specification's flag it says who is signed in and what must be done first. */
export const adminStatusSchema = z.object({
  isAuthenticated: z.boolean(),
  username: z.string().optional(),
  /** True for the account whose password was made up at the first start, until it is changed. */
  mustChangePassword: z.boolean().optional(),
});
export type AdminStatus = z.infer<typeof adminStatusSchema>;

/** What quick status buttons write as `processedBy` (specification, section 4). */
export const QUICK_STATUS_PROCESSED_BY = 'Geschäftsführung';

/** Shortest password a staff member may choose. */
export const MIN_PASSWORD_LENGTH = 12;
