import type { LeadMailJob } from '@fahrzeugpflege/contracts';
import { retryPause } from '@fahrzeugpflege/infra/queue';
import { Inject, Injectable } from '@nestjs/common';
import { UnrecoverableError } from 'bullmq';
import { type JobContext, type JobProcessor, ProcessorOf } from '../jobs/job-processor.js';
import { composeLeadMail } from './compose/compose-lead-mail.js';
import type { LeadMailData, LeadMailSettings } from './compose/lead-mail.js';
import { DeliveryStore } from './delivery-store.js';
import { LEAD_MAIL_SETTINGS } from './lead-mail-settings.js';
import { MailQueue } from './mail-queue.js';
import { MAILER, type Mailer, PermanentMailError } from './mailer/mailer.js';

interface Failure {
  readonly deliveryId: string;
  readonly error: Error;
}

/** Sends the staff mails of leads. */
@Injectable()
@ProcessorOf('lead-mail')
export class LeadMailProcessor implements JobProcessor<'lead-mail'> {
  constructor(
    private readonly deliveries: DeliveryStore,
    private readonly queue: MailQueue,
    @Inject(MAILER) private readonly mailer: Mailer,
    @Inject(LEAD_MAIL_SETTINGS) private readonly settings: LeadMailSettings,
  ) {}

  async process({ deliveryIds }: LeadMailJob, context: JobContext): Promise<void> {
    const claimed = await this.deliveries.claim(deliveryIds);
    const failures = (await Promise.all(claimed.map((lead) => this.send(lead)))).filter((failure) => failure !== null);
    const [first] = failures;
    if (!first) return;
    if (deliveryIds.length > 1) await this.separate(failures);
    else await this.fail(first, context);
  }

  private async send(lead: LeadMailData): Promise<Failure | null> {
    try {
      await this.mailer.send(composeLeadMail(lead, this.settings));
    } catch (error) {
      return { deliveryId: lead.deliveryId, error: error as Error };
    }
    await this.deliveries.markSent(lead.deliveryId);
    return null;
  }

  private async separate(failures: readonly Failure[]): Promise<void> {
    for (const { deliveryId, error } of failures) {
      await this.deliveries.markToRetry(deliveryId, error.message, retryPause('lead-mail', 1));
    }
    await this.queue.enqueueAlone(failures.map(({ deliveryId }) => deliveryId));
  }

  private async fail({ deliveryId, error }: Failure, { attempt, isLastAttempt }: JobContext): Promise<never> {
    const permanent = error instanceof PermanentMailError;
    if (permanent || isLastAttempt) await this.deliveries.markFailed(deliveryId, error.message);
    else await this.deliveries.markToRetry(deliveryId, error.message, retryPause('lead-mail', attempt));
    throw permanent ? new UnrecoverableError(error.message) : error;
  }
}
