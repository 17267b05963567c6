import { z } from 'zod';
import { optionalText } from '../submission/text.js';

/** `GET /api/admin/status`. Beside the specification's flag it says who is signed in and what must be done first. */
const adminStatusSchema = z.object({
  isAuthenticated: z.boolean(),
  username: z.string().optional(),
  /** True for an account whose password was made up, until it is changed. */
  mustChangePassword: z.boolean().optional(),
  /** With what they sign mails to visitors; null for an account without one. */
  mailName: z.string().nullable().optional(),
});
export type AdminStatus = z.infer<typeof adminStatusSchema>;

/** Longest name that an account may sign mails with, in characters. */
export const MAX_MAIL_NAME_LENGTH = 80;

/** Body of `PUT /api/admin/mail-name`: with what one signs mails to visitors; blank takes it back. */
export const mailNameSchema = z.strictObject({ name: optionalText(MAX_MAIL_NAME_LENGTH) });
export type MailName = z.infer<typeof mailNameSchema>;

/** One of one's own sessions. */
const ownSessionSchema = z.object({
  /** Derived from the session's real id, which never leaves the server but in its cookie. */
  id: z.string(),
  /** «Chrome auf Windows» */
  device: z.string(),
  /** Shortened, so that it tells a network and no person; null where it is not known. */
  address: z.string().nullable(),
  signedInAt: z.iso.datetime(),
  /** To the minute. */
  lastUsedAt: z.iso.datetime(),
  /** The session that asks. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;

/** What quick status buttons write as `processedBy` (specification, section 4). */
export const QUICK_STATUS_PROCESSED_BY = 'Geschäftsführung';

/** Shortest password a staff member may choose. */
export const MIN_PASSWORD_LENGTH = 12;
