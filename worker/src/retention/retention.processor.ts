import type { RetentionPeriods } from '@fahrzeugpflege/contracts';
import {
  anonymiseDueLeads,
  deleteDueConversations,
  deleteOldNotes,
  eraseDueSpam,
  finishRetentionRun,
  startRetentionRun,
} from '@fahrzeugpflege/infra/database';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type JobProcessor, ProcessorOf } from '../jobs/job-processor.js';
import { CarriedWords } from './carried-words.js';

/** DI token of the periods after which records are erased. */
export const RETENTION_PERIODS = Symbol('RETENTION_PERIODS');

/** Leads that are emptied in one transaction: others wait for it no longer than for a click. */
const BATCH = 100;

/** Suspected spam and conversations are deleted whole, and nobody waits for them. */
const WHOLE_BATCH = 500;

/** Erases what is past its period, in small steps; a step that was made stays made, whatever happens then. */
@Injectable()
@ProcessorOf('housekeeping')
export class RetentionProcessor implements JobProcessor<'housekeeping'>, OnModuleDestroy {
  private readonly logger = new Logger(RetentionProcessor.name);
  private stopping = false;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(RETENTION_PERIODS) private readonly periods: RetentionPeriods,
    private readonly carriedWords: CarriedWords,
  ) {}

  onModuleDestroy(): void {
    this.stopping = true;
  }

  async process(): Promise<void> {
    await startRetentionRun(this.dataSource.manager);
    const leads = await this.inSteps((manager) => anonymiseDueLeads(manager, this.periods, BATCH));
    const spam = await this.inSteps((manager) => eraseDueSpam(manager, this.periods, WHOLE_BATCH));
    const conversations = await this.inSteps((manager) => deleteDueConversations(manager, WHOLE_BATCH));
    await deleteOldNotes(this.dataSource.manager, this.periods);
    const carried = await this.carriedWords.drop();
    await finishRetentionRun(this.dataSource.manager);
    this.logger.log(
      `past their period: ${leads} leads anonymised, ${spam} suspected submissions deleted, ${conversations} conversations deleted, words of ${carried} submissions taken out of failed jobs`,
    );
  }

  /** @param step erases some in a transaction of its own and answers how many; none when nothing is left */
  private async inSteps(step: (manager: EntityManager) => Promise<number>): Promise<number> {
    for (let total = 0; ; ) {
      const some = await this.dataSource.transaction(step);
      if (some === 0) return total;
      total += some;
      // The job is tried again, by another worker or this one's successor.
      if (this.stopping) throw new Error('the worker ends before all is erased');
    }
  }
}
