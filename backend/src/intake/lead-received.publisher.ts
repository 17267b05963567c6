import type { LeadReceived, StoredSubmission } from '@fahrzeugpflege/contracts';
import { Coalescer } from '@fahrzeugpflege/infra/batching';
import { JobPublisher } from '@fahrzeugpflege/infra/queue';
import { Injectable, Module } from '@nestjs/common';
import type { IEvent, IEventPublisher } from '@nestjs/cqrs';

/** A submission was accepted. */
export class LeadReceivedEvent implements IEvent {
  private constructor(readonly payload: LeadReceived) {}

  /** The usual event: a claim check on the stored submission. */
  static claim({ id, receivedAt, words }: Pick<StoredSubmission, 'id' | 'receivedAt' | 'words'>): LeadReceivedEvent {
    return new LeadReceivedEvent({ version: 1, id, receivedAt, formType: words.formType });
  }

  /** The event when the database was away: it carries the submission itself. */
  static carrying(submission: StoredSubmission): LeadReceivedEvent {
    const { id, receivedAt, words } = submission;
    return new LeadReceivedEvent({ version: 1, id, receivedAt, formType: words.formType, submission });
  }
}

/**
 * Claims are small; carried submissions may be 64 kB each. One batch at a time: one round trip for what gathers. Nobody waits
 * for a claim: under load some more gather, since a job costs the queue and the worker far more than a claim in it.
 */
const CLAIMS = { maxItems: 200, maxInFlight: 1, pause: 50 };
const CARRIED = { maxItems: 20, maxInFlight: 4 };

/**
 * Takes the events of the CQRS bus to the queue `lead-received`; what is accepted together travels as one job.
 * As the bus's own publisher it is awaited and its failure reaches the caller, which in-process handlers do not offer.
 */
@Injectable()
export class LeadReceivedPublisher implements IEventPublisher {
  private readonly claims = new Coalescer<LeadReceived, undefined>((events) => this.enqueue(events), CLAIMS);
  private readonly carried = new Coalescer<LeadReceived, undefined>((events) => this.enqueue(events), CARRIED);

  constructor(private readonly jobs: JobPublisher) {}

  /**
   * Resolves when the queue has the event.
   *
   * @throws QueueUnavailableError
   */
  async publish<E extends IEvent>(event: E): Promise<void> {
    if (!(event instanceof LeadReceivedEvent)) throw new Error(`no queue takes ${event.constructor.name}`);
    const { payload } = event;
    await (payload.submission ? this.carried.add(payload) : this.claims.add(payload));
  }

  /** Resolves when nothing waits or is under way. */
  async drained(): Promise<void> {
    await Promise.all([this.claims.drained(), this.carried.drained()]);
  }

  private async enqueue(events: LeadReceived[]): Promise<undefined[]> {
    await this.jobs.publish('lead-received', 'lead-received', [{ events }]);
    return events.map(() => undefined);
  }
}

/** Apart from the intake module, since the CQRS module needs the publisher before any handler exists. */
@Module({ providers: [LeadReceivedPublisher], exports: [LeadReceivedPublisher] })
export class LeadReceivedPublisherModule {}
