import type { LeadReceived, LeadReceivedJob } from '@fahrzeugpflege/contracts';
import { JobPublisher } from '@fahrzeugpflege/infra/queue';
import { Injectable } from '@nestjs/common';
import { type JobContext, type JobProcessor, ProcessorOf } from '../jobs/job-processor.js';
import { MailQueue } from '../lead-mail/mail-queue.js';
import { LeadStore, type RefusedEvent } from './store-lead/lead-store.js';

/** Turns accepted submissions into leads, and has their mails sent. */
@Injectable()
@ProcessorOf('lead-received')
export class LeadReceivedProcessor implements JobProcessor<'lead-received'> {
  constructor(
    private readonly leads: LeadStore,
    private readonly mails: MailQueue,
    private readonly jobs: JobPublisher,
  ) {}

  async process({ events }: LeadReceivedJob, context: JobContext): Promise<void> {
    const { deliveryIds, refused } = await this.leads.store(events);
    await this.mails.enqueue(deliveryIds);
    if (refused.length === 0) return;
    if (events.length > 1) await this.separate(refused.map(({ event }) => event));
    else await this.fail(refused, context);
  }

  /** Of a job with several events those that failed go on as jobs of their own, so that none holds up another. */
  private separate(events: LeadReceived[]): Promise<void> {
    return this.jobs.publish(
      'lead-received',
      'lead-received',
      events.map((event) => ({ events: [event] })),
    );
  }

  private async fail(refused: readonly RefusedEvent[], { isLastAttempt }: JobContext): Promise<never> {
    const [first] = refused;
    if (isLastAttempt && first) await this.leads.markFailed(first.event.id);
    throw first?.error;
  }
}
