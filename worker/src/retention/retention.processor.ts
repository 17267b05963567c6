import type { RetentionPeriods } from '@fahrzeugpflege/contracts';
import { anonymiseDueLeads, deleteOldNotes, eraseDueSpam, noteRetentionRun } from '@fahrzeugpflege/infra/database';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type JobProcessor, ProcessorOf } from '../jobs/job-processor.js';
import { RETENTION_PERIODS } from './retention-periods.js';

/** Leads that are emptied in one transaction: others wait for it no longer than for a click. */
const BATCH = 100;

/** Erases what is past its period, in small steps; a step that was made stays made, whatever happens then. */
@Injectable()
@ProcessorOf('housekeeping')
export class RetentionProcessor implements JobProcessor<'housekeeping'>, OnModuleDestroy {
  private readonly logger = new Logger(RetentionProcessor.name);
  private stopping = false;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(RETENTION_PERIODS) private readonly periods: RetentionPeriods,
  ) {}

  onModuleDestroy(): void {
    this.stopping = true;
  }

  async process(): Promise<void> {
    const leads = await this.anonymiseLeads();
    const spam = await this.dataSource.transaction((manager) => eraseDueSpam(manager, this.periods));
    await deleteOldNotes(this.dataSource.manager, this.periods);
    await noteRetentionRun(this.dataSource.manager);
    this.logger.log(`past their period: ${leads} leads anonymised, ${spam} suspected submissions deleted`);
  }

  private async anonymiseLeads(): Promise<number> {
    for (let total = 0; ; ) {
      const some = await this.dataSource.transaction((manager) => anonymiseDueLeads(manager, this.periods, BATCH));
      if (some === 0) return total;
      total += some;
      // The job is tried again, by another worker or this one's successor.
      if (this.stopping) throw new Error('the worker ends before all is erased');
    }
  }
}
