import type { LeadMailJob } from '@fahrzeugpflege/contracts';
import { RETRY_PAUSES, retryPause } from '@fahrzeugpflege/infra/queue';
import { Inject, Injectable } from '@nestjs/common';
import { UnrecoverableError } from 'bullmq';
import { type JobProcessor, ProcessorOf } from '../jobs/job-processor.js';
import { composeMail } from './compose/compose-mail.js';
import { LEAD_MAIL_SETTINGS, type LeadMailSettings } from './compose/lead-page.js';
import { type ClaimedDelivery, DeliveryStore } from './delivery-store.js';
import { MailQueue } from './mail-queue.js';
import { MAILER, type Mailer, PermanentMailError, TemporaryMailError } from './mailer/mailer.js';

/** Tries that jobs make. */
const MAX_ATTEMPTS = RETRY_PAUSES['lead-mail'].length + 1;

interface Failure {
  readonly deliveryId: string;
  /** Tries of this mail so far. */
  readonly attempts: number;
  readonly error: Error;
  readonly goesOn: 'in a job' | 'by the sweep' | 'nowhere';
}

/** Sends the mails about leads: notices to staff, answers and confirmations to visitors. */
@Injectable()
@ProcessorOf('lead-mail')
export class LeadMailProcessor implements JobProcessor<'lead-mail'> {
  constructor(
    private readonly deliveries: DeliveryStore,
    private readonly queue: MailQueue,
    @Inject(MAILER) private readonly mailer: Mailer,
    @Inject(LEAD_MAIL_SETTINGS) private readonly settings: LeadMailSettings,
  ) {}

  async process({ deliveryIds }: LeadMailJob): Promise<void> {
    const claimed = await this.deliveries.claim(deliveryIds);
    const failures = (await all(claimed.map((mail) => this.send(mail)))).filter((failure) => failure !== null);
    await all(failures.map((failure) => this.noteRetry(failure)));
    const ofJobs = failures.filter(({ goesOn }) => goesOn !== 'by the sweep');
    const [first] = ofJobs;
    if (!first) return;
    if (deliveryIds.length > 1) await this.queue.enqueueAlone(ofJobs.map(({ deliveryId }) => deliveryId));
    else throw first.goesOn === 'nowhere' ? new UnrecoverableError(first.error.message) : first.error;
  }

  async giveUp({ deliveryIds }: LeadMailJob, reason: Error): Promise<void> {
    const [only, ...others] = deliveryIds;
    if (!only || others.length > 0) return this.queue.enqueueAlone(deliveryIds);
    // The job has run out of tries, the mail never does while its server is away.
    if (reason instanceof TemporaryMailError) return;
    await this.deliveries.markFailed(only, reason.message);
  }

  private async send({ attempts, ...mail }: ClaimedDelivery): Promise<Failure | null> {
    const { deliveryId } = mail;
    try {
      await this.mailer.send(composeMail(mail, this.settings));
    } catch (cause) {
      const error = cause as Error;
      return { deliveryId, attempts, error, goesOn: wayOn(error, attempts) };
    }
    await this.deliveries.markSent(deliveryId);
    return null;
  }

  private noteRetry({ deliveryId, attempts, error }: Failure): Promise<void> {
    const pause = retryPause('lead-mail', attempts);
    return this.deliveries.markToRetry({ deliveryId, attempts, reason: error.message, pause });
  }
}

/**
 * A mail server that is away for days is asked again after each last pause, by the sweep: only the server's own word, or a
 * fault of ours, ends the tries. Counted by delivery, not by job: a sweep may have put a second job beside the first.
 */
function wayOn(error: Error, attempts: number): Failure['goesOn'] {
  if (error instanceof PermanentMailError) return 'nowhere';
  if (attempts < MAX_ATTEMPTS) return 'in a job';
  return error instanceof TemporaryMailError ? 'by the sweep' : 'nowhere';
}

/** As `Promise.all`, but it waits for all of them: what one fails with keeps no other mail from its note. */
async function all<T>(promises: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}
