import type { LeadReceived, LeadReceivedJob } from '@fahrzeugpflege/contracts';
import { JobPublisher } from '@fahrzeugpflege/infra/queue';
import { Injectable } from '@nestjs/common';
import { type JobProcessor, ProcessorOf } from '../jobs/job-processor.js';
import { MailQueue } from '../lead-mail/mail-queue.js';
import { LeadStore } from './lead-store.js';

/** Turns accepted submissions into leads, and has their mails sent. */
@Injectable()
@ProcessorOf('lead-received')
export class LeadReceivedProcessor implements JobProcessor<'lead-received'> {
  constructor(
    private readonly leads: LeadStore,
    private readonly mails: MailQueue,
    private readonly jobs: JobPublisher,
  ) {}

  async process({ events }: LeadReceivedJob): Promise<void> {
    const { deliveryIds, refused } = await this.leads.store(events);
    await this.mails.enqueue(deliveryIds);
    const [first] = refused;
    if (!first) return;
    if (events.length === 1) throw first.error;
    await this.separate(refused.map(({ event }) => event));
  }

  async giveUp({ events }: LeadReceivedJob): Promise<void> {
    const [only, ...others] = events;
    if (only && others.length === 0) await this.leads.markFailed(only.id);
    else await this.separate(events);
  }

  /** Of a job with several events those that failed go on as jobs of their own, so that none holds up another. */
  private separate(events: readonly LeadReceived[]): Promise<void> {
    return this.jobs.publish(
      'lead-received',
      'lead-received',
      events.map((event) => ({ events: [event] })),
    );
  }
}
