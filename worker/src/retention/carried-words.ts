import { storedSubmissionSchema } from '@fahrzeugpflege/contracts';
import { isRecent } from '@fahrzeugpflege/infra/database';
import { CARRIED_WORDS_KEPT, QueueInspector } from '@fahrzeugpflege/infra/queue';
import { Injectable } from '@nestjs/common';
import type { Job } from 'bullmq';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { displacedId } from '../lead-intake/store-carried.js';

/** What tells whether a carried submission is stored; the rest of its event may be what no version reads. */
const carrierSchema = z.object({
  submission: storedSubmissionSchema.pick({
    id: true,
    previousId: true,
    receivedAt: true,
    fingerprint: true,
    spamReason: true,
  }),
});

/**
 * $1: carried submissions as JSON. As `storeCarried` would find them: under their id, the one made for words that met a
 * taken id, or that of the ten minutes before. One that is erased counts; one that is suspected, where the carried one is
 * not, does not yet.
 */
const FIND_STORED = `
  SELECT DISTINCT s.position FROM json_to_recordset($1::json) AS s (
    position int, id uuid, "displacedId" uuid, "previousId" uuid, "receivedAt" timestamptz, fingerprint text,
    "spamReason" text
  )
  JOIN submission stored ON stored.id = ANY (ARRAY[s.id, s."displacedId", s."previousId"])
  WHERE (stored.id IS DISTINCT FROM s."previousId" OR ${isRecent('stored')})
    AND (
      stored.erased_at IS NOT NULL
      OR stored.fingerprint = s.fingerprint AND (stored.state <> 'suspected_spam' OR s."spamReason" IS NOT NULL)
    )`;

/**
 * The words of submissions that went into the queue while the database was away, in jobs that failed since. They stay for
 * an operator for a while, and as long as no other copy is stored; then the event goes on as the claim that it usually is.
 */
@Injectable()
export class CarriedWords {
  constructor(
    private readonly queues: QueueInspector,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * @returns how many submissions' words are gone from the queue
   * @throws QueueUnavailableError when the queue does not tell
   */
  async drop(now = Date.now()): Promise<number> {
    const failedBefore = now - CARRIED_WORDS_KEPT;
    let dropped = 0;
    for await (const job of this.queues.allFailed('lead-received')) {
      if (job.finishedOn !== undefined && job.finishedOn < failedBefore) dropped += await this.dropFrom(job);
    }
    return dropped;
  }

  private async dropFrom(job: Job): Promise<number> {
    const events: unknown[] = Array.isArray(job.data?.events) ? job.data.events : [];
    const stored = await this.findStored(events);
    if (stored.size === 0) return 0;
    const claims = events.map((event, position) => (stored.has(position) ? toClaim(event) : event));
    await job.updateData({ ...job.data, events: claims });
    return stored.size;
  }

  /** The positions of those whose submission is stored. */
  private async findStored(events: readonly unknown[]): Promise<ReadonlySet<number>> {
    const carried = events.flatMap((event, position) => {
      const { data } = carrierSchema.safeParse(event);
      return data ? [{ ...data.submission, position, displacedId: displacedId(data.submission) }] : [];
    });
    if (carried.length === 0) return new Set();
    const rows: { position: number }[] = await this.dataSource.query(FIND_STORED, [JSON.stringify(carried)]);
    return new Set(rows.map(({ position }) => position));
  }
}

function toClaim(event: unknown): object {
  const { submission, ...claim } = event as { submission: unknown };
  return claim;
}
