import { z } from 'zod';
import { AUDIT_ACTIONS } from './lead-history.js';

/**
 * Names of the events of `GET /api/leads/stream`. `lead`: something happened to a lead, described by {@link leadEventSchema}.
 * `ready`: what was missed has been sent, all else follows as it happens. `reset`: more may have changed than can be
 * sent, so that everything shown has to be fetched again. Each of these carries the id that `Last-Event-ID` repeats: the
 * number of the latest entry of a history before it. A client may be sent the same id twice. `mails`: a mail could not be
 * sent, or one that could not was. `facts`: the opening hours may be others, by which leads are due, or something else that
 * the site says. These two have no id, and whoever missed one sees it in the counts.
 */
const LEAD_STREAM_EVENTS = ['lead', 'ready', 'reset', 'mails', 'facts'] as const;
export type LeadStreamEvent = (typeof LEAD_STREAM_EVENTS)[number];

/** What the event `lead` says; its id is that of the entry of a history. No word about the visitor. */
export const leadEventSchema = z.object({
  leadId: z.uuid(),
  action: z.enum(AUDIT_ACTIONS),
  /** The signed-in user's name, at most {@link LEAD_EVENT_ACTOR_LENGTH} characters of it, or `system`. */
  actor: z.string(),
  /** The lead's version after it, or a later one where it is sent to a client that reconnects. */
  version: z.int().min(1),
});
export type LeadEvent = z.infer<typeof leadEventSchema>;

/** As the database's notification cuts it. */
export const LEAD_EVENT_ACTOR_LENGTH = 40;
