import { AUDIT_ACTIONS, type LeadEvent } from '@fahrzeugpflege/contracts';
import { connected } from '@fahrzeugpflege/infra/database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
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

/** Whoever missed more fetches everything again instead. */
export const MOST_MISSED = 500;

/**
 * An entry of a history gets its number when it is written and is seen when its transaction ends, so that a lower number may
 * come after a higher one. Whoever comes back is sent this many numbers before once more, as far as they were written at
 * most a minute before.
 */
const MARGIN = 1_000;

/** $1: the id that the client received last. From then on it may have missed something. */
const KNOWN_UNTIL = `(SELECT at FROM audit_entry WHERE id <= $1::bigint ORDER BY id DESC LIMIT 1) - interval '1 minute'`;

/** A page fetches its leads just before it opens its stream: what is younger may have come between the two. */
const JUST_NOW = '15 seconds';

const LAST_ENTRY = `SELECT id, at > now() - interval '${JUST_NOW}' AS "isRecent" FROM audit_entry ORDER BY id DESC LIMIT 1`;

/**
 * $1: the id that the client received last, or null. The history of deleted leads is gone, and with it the entries about it;
 * the note of their erasure stays.
 */
const DELETION_SINCE = `
  SELECT 1 FROM erasure
  WHERE manner = 'deleted' AND records ? 'leads' AND at > CASE
    WHEN $1::bigint IS NULL THEN now() - interval '${JUST_NOW}'
    ELSE coalesce(${KNOWN_UNTIL}, '-infinity') END
  LIMIT 1`;

const ENTRIES_SINCE = `
  SELECT entry.id, lead_id AS "leadId", action, actor, version
  FROM audit_entry entry JOIN lead ON lead.id = lead_id
  WHERE entry.id > $1::bigint - ${MARGIN} AND entry.id <> $1::bigint AND (entry.id > $1::bigint OR at > ${KNOWN_UNTIL})
  ORDER BY entry.id LIMIT ${MOST_MISSED + 1}`;

/** What the database's largest `bigint` has in digits, at most. */
const ENTRY_ID = /^\d{1,18}$/;

/** What a client has to be sent before it is sent the rest as it happens. */
export interface MissedEvents {
  readonly events: readonly NumberedLeadEvent[];
  /** The id from which it goes on. */
  readonly position: string;
  /** It has to fetch everything again; `events` is empty then. */
  readonly isReset: boolean;
}

/** Reads from the leads' history what a client missed. Throws DatabaseUnavailableError while PostgreSQL is away. */
@Injectable()
export class LeadEventLog {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @param lastEventId the id that the client received last, as it says itself; nothing for one that just fetched its leads */
  async since(lastEventId: string | undefined): Promise<MissedEvents> {
    const [last] = await this.query<{ id: string; isRecent: boolean }>(LAST_ENTRY);
    const position = last?.id ?? '0';
    const reset = { events: [], position, isReset: true };
    if (!lastEventId) return { ...reset, isReset: last?.isRecent || (await this.hasDeletion(null)) };
    // Beyond the last entry: the client knows another history, as after a restored backup.
    const isUnknown = !ENTRY_ID.test(lastEventId) || BigInt(lastEventId) > BigInt(position);
    if (isUnknown || (await this.hasDeletion(lastEventId))) return reset;
    const entries = await this.query<LeadEvent & { id: string }>(ENTRIES_SINCE, lastEventId);
    if (entries.length > MOST_MISSED) return reset;
    const events = entries.map(({ id, ...event }) => ({ id, event }));
    return { events, position: entries.at(-1)?.id ?? lastEventId, isReset: false };
  }

  private async hasDeletion(since: string | null): Promise<boolean> {
    return (await this.query(DELETION_SINCE, since)).length > 0;
  }

  private query<Row>(sql: string, ...parameters: (string | null)[]): Promise<Row[]> {
    return connected(this.dataSource).query(sql, parameters);
  }
}
