import { chunksOf } from '@fahrzeugpflege/infra/batching';
import { JobPublisher, MAILS_PER_JOB, retryPause } from '@fahrzeugpflege/infra/queue';
import { Injectable, Logger } from '@nestjs/common';

/** Puts deliveries on the queue `lead-mail`. What it can't put there, the sweep does later: it never throws. */
@Injectable()
export class MailQueue {
  private readonly logger = new Logger(MailQueue.name);

  constructor(private readonly jobs: JobPublisher) {}

  /** Several mails share a job. */
  async enqueue(deliveryIds: readonly string[]): Promise<void> {
    await this.put(chunksOf(deliveryIds, MAILS_PER_JOB), 0);
  }

  /** A mail that failed beside others goes on in a job of its own, after the first pause. */
  async enqueueAlone(deliveryIds: readonly string[]): Promise<void> {
    await this.put(chunksOf(deliveryIds, 1), retryPause('lead-mail', 1));
  }

  private async put(chunks: readonly string[][], delay: number): Promise<void> {
    const payloads = chunks.map((deliveryIds) => ({ deliveryIds }));
    try {
      await this.jobs.publish('lead-mail', 'lead-mail', payloads, { delay });
    } catch (error) {
      this.logger.warn(`mails wait for the sweep: ${(error as Error).message}`);
    }
  }
}
