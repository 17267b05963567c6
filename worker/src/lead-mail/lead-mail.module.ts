import { type DynamicModule, Module } from '@nestjs/common';
import { type ConfirmationSettings, LEAD_MAIL_SETTINGS, type LeadMailSettings } from './compose/lead-page.js';
import { DeliveryStore } from './delivery-store.js';
import { LeadMailProcessor } from './lead-mail.processor.js';
import { MailQueue } from './mail-queue.js';
import { MAILER } from './mailer/mailer.js';
import { SmtpMailer } from './mailer/smtp-mailer.js';

/** Part of the ten seconds in which the worker has to end. */
const CLOSE_TIMEOUT = 4_000;

/** From a stored lead to its mails. */
@Module({})
export class LeadMailModule {
  static forRoot(smtpUrl: string, settings: LeadMailSettings & ConfirmationSettings): DynamicModule {
    return {
      module: LeadMailModule,
      global: true,
      providers: [
        { provide: LEAD_MAIL_SETTINGS, useValue: settings },
        {
          provide: MAILER,
          useFactory: () => new SmtpMailer({ url: smtpUrl, closeTimeout: CLOSE_TIMEOUT }),
        },
        DeliveryStore,
        LeadMailProcessor,
        MailQueue,
      ],
      exports: [MailQueue, MAILER, DeliveryStore, LEAD_MAIL_SETTINGS],
    };
  }
}
