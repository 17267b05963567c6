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

const MAX_ATTEMPTS = RETRY_PAUSES['lead-mail'].length + 1;

interface Failure {
  readonly deliveryId: string;
  /** Tries of this mail so far. */
  readonly attempts: number;
  readonly error: Error;
  readonly isFinal: boolean;
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
    const [first] = failures;
    if (!first) return;
    if (deliveryIds.length > 1) await this.queue.enqueueAlone(failures.map(({ deliveryId }) => deliveryId));
    else throw first.isFinal ? new UnrecoverableError(first.error.message) : first.error;
  }

  async giveUp({ deliveryIds }: LeadMailJob, reason: Error): Promise<void> {
    const [only, ...others] = deliveryIds;
    if (!only || others.length > 0) return this.queue.enqueueAlone(deliveryIds);
    // A job that ran out of tries may be an old one beside a newer, whose mail staff have asked for again.
    const minAttempts = reason instanceof TemporaryMailError ? MAX_ATTEMPTS : 0;
    await this.deliveries.markFailed(only, reason.message, minAttempts);
  }

  private async send({ attempts, ...mail }: ClaimedDelivery): Promise<Failure | null> {
    const { deliveryId } = mail;
    try {
      await this.mailer.send(composeMail(mail, this.settings));
    } catch (cause) {
      const error = cause as Error;
      // Counted by delivery, not by job: a sweep may have put a second job beside the first.
      const isFinal = error instanceof PermanentMailError || attempts >= MAX_ATTEMPTS;
      return { deliveryId, attempts, error, isFinal };
    }
    await this.deliveries.markSent(deliveryId);
    return null;
  }

  private noteRetry({ deliveryId, attempts, error }: Failure): Promise<void> {
    const pause = retryPause('lead-mail', attempts);
    return this.deliveries.markToRetry({ deliveryId, attempts, reason: error.message, pause });
  }
}

/** As `Promise.all`, but it waits for all of them: what one fails with keeps no other mail from its note. */
async function all<T>(promises: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}
