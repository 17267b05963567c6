import { type DynamicModule, Inject, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { LeadMailSettings } from './compose/lead-mail.js';
import { DeliveryStore } from './delivery-store.js';
import { LeadMailProcessor } from './lead-mail.processor.js';
import { LEAD_MAIL_SETTINGS } from './lead-mail-settings.js';
import { MailQueue } from './mail-queue.js';
import { MAILER, type Mailer } from './mailer/mailer.js';
import { SmtpMailer } from './mailer/smtp-mailer.js';

/** A mail gives up before its lease ends, so that no other worker sends it meanwhile. Milliseconds. */
const SEND_TIMEOUT = 40_000;

@Injectable()
class MailerCloser implements OnApplicationShutdown {
  constructor(@Inject(MAILER) private readonly mailer: Mailer) {}

  onApplicationShutdown(): Promise<void> {
    return this.mailer.close();
  }
}

/** From a stored lead to the staff's mail. */
@Module({})
export class LeadMailModule {
  static forRoot(smtpUrl: string, settings: LeadMailSettings): DynamicModule {
    return {
      module: LeadMailModule,
      global: true,
      providers: [
        { provide: LEAD_MAIL_SETTINGS, useValue: settings },
        { provide: MAILER, useFactory: () => new SmtpMailer({ url: smtpUrl, sendTimeout: SEND_TIMEOUT }) },
        MailerCloser,
        DeliveryStore,
        LeadMailProcessor,
        MailQueue,
      ],
      exports: [MailQueue, MAILER],
    };
  }
}
