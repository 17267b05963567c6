import { AUDIT_ACTIONS, type LeadEvent } from '@fahrzeugpflege/contracts';
import { z } from 'zod';

/** An event with its place in the history. */
export interface NumberedLeadEvent {
  /** Of the entry of the history that it is about. */
  readonly id: string;
  readonly event: LeadEvent;
}

/** `[entry, lead, action, actor, version]`, as the trigger `audit_entry_added` words it. */
const entrySchema = z.tuple([z.int(), z.uuid(), z.enum(AUDIT_ACTIONS), z.string(), z.int()]);

/** The events of a notification; undefined for one that this version of the program can't read. */
export function readNotification(payload: string): readonly NumberedLeadEvent[] | undefined {
  const entries = z.array(entrySchema).safeParse(parseJson(payload));
  return entries.data?.map(([id, leadId, action, actor, version]) => ({
    id: String(id),
    event: { leadId, action, actor, version },
  }));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
