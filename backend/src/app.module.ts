import { DatabaseModule } from '@fahrzeugpflege/infra/database';
import { QueueModule } from '@fahrzeugpflege/infra/queue';
import { type DynamicModule, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AuthModule } from './auth/auth.module.js';
import { BusinessModule } from './business/business.module.js';
import { ChatModule } from './chat/chat.module.js';
import { ContentModule } from './content/content.module.js';
import type { BackendEnvironment } from './env.js';
import { DRAIN_TIME, HealthController } from './health.controller.js';
import { IntakeModule } from './intake/intake.module.js';
import { LeadReceivedPublisher, LeadReceivedPublisherModule } from './intake/lead-received.publisher.js';
import { LeadsModule } from './leads/leads.module.js';
import { MailTemplatesModule } from './mail-templates/mail-templates.module.js';
import { PhotosModule } from './photos/photos.module.js';
import { PipelineModule } from './pipeline/pipeline.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { Shutdown } from './shutdown.js';
import { SiteModule } from './site/site.module.js';
import { SpamModule } from './spam/spam.module.js';
import { VisitorsModule } from './visitors/visitors.module.js';

const STAFF_POOL = 8;

/** A proxy that looks once a second has seen it twice. Milliseconds. */
const DRAIN_TIME_BEHIND_PROXY = 2_500;

/** The API: intake, staff area, site. */
@Module({})
export class AppModule {
  static forRoot(env: BackendEnvironment): DynamicModule {
    const secureCookie = env.publicUrl.startsWith('https:');
    return {
      module: AppModule,
      imports: [
        DatabaseModule.forRoot({ url: env.DATABASE_URL, applicationName: 'backend', poolSize: STAFF_POOL }),
        QueueModule.forRoot({ databaseUrl: env.DATABASE_URL, redisUrl: env.REDIS_URL }),
        CqrsModule.forRootAsync({
          imports: [LeadReceivedPublisherModule],
          inject: [LeadReceivedPublisher],
          useFactory: (eventPublisher: LeadReceivedPublisher) => ({ eventPublisher }),
        }),
        LeadReceivedPublisherModule,
        VisitorsModule.forRoot({ databaseUrl: env.DATABASE_URL, rateLimit: env.RATE_LIMIT }),
        IntakeModule.forRoot({ databaseUrl: env.DATABASE_URL }),
        ChatModule.forRoot({
          databaseUrl: env.DATABASE_URL,
          secureCookie,
          model: env.chatModel,
        }),
        AuthModule.forRoot({
          publicUrl: env.publicUrl,
          adminUsername: env.ADMIN_USERNAME,
          adminPassword: env.ADMIN_PASSWORD,
          secureCookie,
        }),
        BusinessModule,
        LeadsModule,
        MailTemplatesModule,
        PhotosModule.forRoot({ folder: env.photoFolder, space: env.PHOTO_SPACE_MB * 1_000_000 }),
        PipelineModule,
        PrivacyModule.forRoot(env.RETENTION),
        SpamModule,
        ContentModule.forRoot({ campaign: env.CAMPAIGN, prices: env.PRICES }),
        SiteModule.forRoot({ publicUrl: env.publicUrl, thirdParties: env.thirdParties }),
      ],
      controllers: [HealthController],
      providers: [
        Shutdown,
        { provide: DRAIN_TIME, useValue: env.TRUST_PROXY === undefined ? 0 : DRAIN_TIME_BEHIND_PROXY },
      ],
    };
  }
}
