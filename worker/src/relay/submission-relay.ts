import type { FormType, LeadReceived } from '@fahrzeugpflege/contracts';
import { chunksOf } from '@fahrzeugpflege/infra/batching';
import { JobPublisher, RELAY_LEASE } from '@fahrzeugpflege/infra/queue';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const BATCH = 500;
const EVENTS_PER_JOB = 100;

/** $1: lease in seconds, $2: most rows. Several relays at once share the work. */
const CLAIM = `
  UPDATE submission SET relay_due_at = now() + make_interval(secs => $1)
  WHERE id IN (
    SELECT id FROM submission WHERE state = 'waiting' AND relay_due_at < now()
    ORDER BY relay_due_at LIMIT $2 FOR UPDATE SKIP LOCKED
  )
  RETURNING id, received_at AS "receivedAt", words ->> 'formType' AS "formType"`;

interface OverdueSubmission {
  readonly id: string;
  readonly receivedAt: Date;
  readonly formType: FormType;
}

/** Publishes `LeadReceived` again for what is stored and has become no lead: the queue may have lost everything. */
@Injectable()
export class SubmissionRelay {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobPublisher,
  ) {}

  /** @returns whether there may be more */
  async sweep(): Promise<boolean> {
    const [overdue]: [OverdueSubmission[]] = await this.dataSource.query(CLAIM, [RELAY_LEASE / 1_000, BATCH]);
    const payloads = chunksOf(overdue.map(toEvent), EVENTS_PER_JOB).map((events) => ({ events }));
    await this.jobs.publish('lead-received', 'lead-received', payloads);
    return overdue.length === BATCH;
  }
}

function toEvent({ id, receivedAt, formType }: OverdueSubmission): LeadReceived {
  return { version: 1, id, receivedAt: receivedAt.toISOString(), formType };
}
