import type { StoredSubmission, SubmissionWords, WAYS_IN } from '@fahrzeugpflege/contracts';
import { isDatabaseUnavailable } from '@fahrzeugpflege/infra/database';
import { QUEUE_ENGINE, type QueueEngine, QueueUnavailableError } from '@fahrzeugpflege/infra/queue';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, EventBus, type ICommandHandler } from '@nestjs/cqrs';
import { SubmissionConflict } from '../problem/business-error.js';
import { LeadReceivedEvent } from './lead-received.publisher.js';
import { fingerprint } from './submission-id.js';
import { SubmissionStore } from './submission-store.js';

/** What the visitor's answer is made of: the submission's id, of the first one where this is a repeat. */
export interface SubmissionReceipt {
  readonly id: string;
}

/** One checked submission on its way to be stored; built by every channel (JSON, native form, chat). */
export interface Submission {
  readonly id: string;
  /**
   * For channels without a key of the client's: the id that the same words had in the ten minutes before, see
   * `submissionIds`.
   */
  readonly previousId?: string;
  readonly wayIn: (typeof WAYS_IN)[number];
  readonly words: SubmissionWords;
  readonly spamReason: string | null;
}

/** Take a submission in: stored durably when it resolves. */
export class SubmitLeadCommand extends Command<SubmissionReceipt> {
  constructor(readonly submission: Submission) {
    super();
  }
}

/**
 * Stores a submission, then tells the queue without making the visitor wait. Where PostgreSQL is away and the queue
 * lives elsewhere, the event itself is the durable place.
 */
@CommandHandler(SubmitLeadCommand)
export class SubmitLeadHandler implements ICommandHandler<SubmitLeadCommand> {
  constructor(
    private readonly store: SubmissionStore,
    private readonly events: EventBus,
    @Inject(QUEUE_ENGINE) private readonly queue: QueueEngine,
  ) {}

  /**
   * @throws SubmissionConflict when the id is taken by other words, DatabaseUnavailableError or QueueUnavailableError when
   * nothing durable answers
   */
  async execute({ submission }: SubmitLeadCommand): Promise<SubmissionReceipt> {
    const received: StoredSubmission = {
      ...submission,
      receivedAt: new Date().toISOString(),
      fingerprint: fingerprint(submission.words),
    };
    try {
      return await this.keep(received);
    } catch (error) {
      if (!isDatabaseUnavailable(error) || !this.queue.isSecondStore) throw error;
      return await this.keepInQueue(received);
    }
  }

  private async keep(received: StoredSubmission): Promise<SubmissionReceipt> {
    const outcome = await this.store.store(received);
    if (outcome.kind === 'conflict') throw new SubmissionConflict();
    if (outcome.kind === 'repeat') return { id: outcome.id };
    const stored = { ...received, ...outcome };
    if (stored.spamReason === null) this.announce(stored);
    return { id: stored.id };
  }

  /** Not awaited: the submission is safe, and the relay publishes again what this could not. */
  private announce(received: StoredSubmission): void {
    (this.events.publish(LeadReceivedEvent.claim(received)) as Promise<void>).catch(() => undefined);
  }

  /** Not in a queue that would take it and may lose it: one that evicts, say. */
  private async keepInQueue(submission: StoredSubmission): Promise<SubmissionReceipt> {
    const fault = await this.queue.findFault();
    if (fault !== null) throw new QueueUnavailableError(fault);
    await this.events.publish(LeadReceivedEvent.carrying(submission));
    return { id: submission.id };
  }
}
