import type { RetentionPeriods } from '@fahrzeugpflege/contracts';
import { type DynamicModule, Module } from '@nestjs/common';
import { CarriedWords } from './carried-words.js';
import { RETENTION_PERIODS, RetentionProcessor } from './retention.processor.js';
import { RetentionSchedule } from './retention-schedule.js';

/** Nothing is kept for ever: each night what is past its period is erased. */
@Module({})
export class RetentionModule {
  static forRoot(periods: RetentionPeriods): DynamicModule {
    return {
      module: RetentionModule,
      providers: [
        { provide: RETENTION_PERIODS, useValue: periods },
        CarriedWords,
        RetentionProcessor,
        RetentionSchedule,
      ],
    };
  }
}
