import { z } from 'zod';

/** One account, as every signed-in member of staff sees it. */
const staffAccountSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  createdAt: z.iso.datetime(),
  /** Since when nobody may sign in with it. */
  lockedAt: z.iso.datetime().nullable(),
  /** Its password was made up, and not replaced yet. */
  mustChangePassword: z.boolean(),
  lastSignedInAt: z.iso.datetime().nullable(),
  openSessions: z.number().int(),
  /** The account of who asks. */
  isOwn: z.boolean(),
});
export type StaffAccount = z.infer<typeof staffAccountSchema>;

/** The answer to adding an account or resetting its password: the only place where that password is ever shown. */
const madeUpPasswordSchema = z.object({ id: z.uuid(), username: z.string(), password: z.string() });
export type MadeUpPassword = z.infer<typeof madeUpPasswordSchema>;

const ACCOUNT_ACTIONS = ['added', 'locked', 'unlocked', 'password_reset', 'password_changed'] as const;
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number];

/** From where something was done to an account: the staff area, the operator's command, or the first start. */
const ACCOUNT_WAYS = ['area', 'command', 'start'] as const;

/** One line of `GET /api/admin/accounts/history`, newest first. */
const accountHistoryEntrySchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  way: z.enum(ACCOUNT_WAYS),
  /** Who did it; null where nobody was signed in. */
  actor: z.string().nullable(),
  action: z.enum(ACCOUNT_ACTIONS),
  /** To whose account. */
  username: z.string(),
});
export type AccountHistoryEntry = z.infer<typeof accountHistoryEntrySchema>;
