import { type BulkChangesBody, type BulkResult, QUICK_STATUS_PROCESSED_BY } from '@fahrzeugpflege/contracts';
import { connected } from '@fahrzeugpflege/infra/database';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { NotFound, Outdated, Unchangeable } from '../../problem/business-error.js';
import { changeLead } from './update-lead.handler.js';

/** Change the status or the person in charge of many leads; answers what became of each. */
export class BulkChangeCommand extends Command<BulkResult> {
  constructor(
    readonly body: BulkChangesBody,
    /** The signed-in user's name. */
    readonly actor: string,
  ) {
    super();
  }
}

/**
 * Changes each lead as if it had been changed alone, all of them in one transaction: an answer that gets lost leaves either
 * all of them changed or none. Rows are locked in the order of their ids, so that two who change the same leads take turns.
 */
@CommandHandler(BulkChangeCommand)
export class BulkChangeHandler implements ICommandHandler<BulkChangeCommand> {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @throws InvalidInput for an unknown assignee: then nothing is changed */
  execute({ body: { leads, status, assignedTo }, actor }: BulkChangeCommand): Promise<BulkResult> {
    const changes = { assignedTo, ...(status && { status, processedBy: QUICK_STATUS_PROCESSED_BY }) };
    const versions = new Map(leads.map(({ id, version }) => [id, version]));
    return connected(this.dataSource).transaction(async (manager) => {
      const result = { changed: [], outdated: [], gone: [] } as {
        [Part in keyof BulkResult]: BulkResult[Part][number][];
      };
      for (const [id, version] of [...versions].sort(([a], [b]) => (a < b ? -1 : 1))) {
        try {
          const changed = await changeLead(manager, { id, changes, version, actor });
          result.changed.push({ id, version: changed.version });
        } catch (error) {
          if (error instanceof Outdated) result.outdated.push(id);
          else if (error instanceof NotFound || error instanceof Unchangeable) result.gone.push(id);
          else throw error;
        }
      }
      return result as BulkResult;
    });
  }
}
