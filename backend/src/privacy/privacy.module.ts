import type { RetentionPeriods } from '@fahrzeugpflege/contracts';
import { type DynamicModule, Module } from '@nestjs/common';
import { LeadsModule } from '../leads/leads.module.js';
import { CarriedSubmissions } from './carried-submissions.js';
import { ErasePersonHandler } from './erase-person.handler.js';
import { ExportPersonHandler } from './export-person.handler.js';
import { FindPersonHandler } from './find-person.handler.js';
import { PrivacyController } from './privacy.controller.js';
import { PrivacyOverviewHandler, RETENTION_PERIODS } from './privacy-overview.handler.js';

/** What the data protection act asks for: to tell a person everything, to erase it, and to keep nothing for ever. */
@Module({
  imports: [LeadsModule],
  controllers: [PrivacyController],
  providers: [PrivacyOverviewHandler, FindPersonHandler, ExportPersonHandler, ErasePersonHandler, CarriedSubmissions],
})
export class PrivacyModule {
  /** @param periods after which the worker erases; the same as it has */
  static forRoot(periods: RetentionPeriods): DynamicModule {
    return { module: PrivacyModule, providers: [{ provide: RETENTION_PERIODS, useValue: periods }] };
  }
}
