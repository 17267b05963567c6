import type { RetentionPeriods } from '@fahrzeugpflege/contracts';
import { type DynamicModule, Module } from '@nestjs/common';
import { LeadsModule } from '../leads/leads.module.js';
import { CarriedSubmissions } from './carried-submissions.js';
import { ErasePersonController } from './erase-person/erase-person.controller.js';
import { ErasePersonHandler } from './erase-person/erase-person.handler.js';
import { ExportPersonController } from './export-person/export-person.controller.js';
import { ExportPersonHandler } from './export-person/export-person.handler.js';
import { FindPersonController } from './find-person/find-person.controller.js';
import { FindPersonHandler } from './find-person/find-person.handler.js';
import { PrivacyOverviewController } from './privacy-overview/privacy-overview.controller.js';
import { PrivacyOverviewHandler } from './privacy-overview/privacy-overview.handler.js';
import { RETENTION_PERIODS } from './retention-periods.js';

/** What the data protection act asks for: to tell a person everything, to erase it, and to keep nothing for ever. */
@Module({
  imports: [LeadsModule],
  controllers: [PrivacyOverviewController, FindPersonController, ExportPersonController, ErasePersonController],
  providers: [PrivacyOverviewHandler, FindPersonHandler, ExportPersonHandler, ErasePersonHandler, CarriedSubmissions],
})
export class PrivacyModule {
  /** @param periods after which the worker erases; the same as it has */
  static forRoot(periods: RetentionPeriods): DynamicModule {
    return { module: PrivacyModule, providers: [{ provide: RETENTION_PERIODS, useValue: periods }] };
  }
}
