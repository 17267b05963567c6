import type { Lead } from '@fahrzeugpflege/contracts';
import { connected } from '@fahrzeugpflege/infra/database';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Problem } from '../../../problem/problem.js';
import { toLead } from '../../to-lead.js';
import { lockLeads } from '../lock-leads.js';
import { touchSurvivor } from '../touch-survivor.js';
import { writeMergeHistory } from '../write-merge-history.js';
import { SeparateLeadsCommand } from './separate-leads.command.js';

/** $1: survivor, $2: the lead that stands for itself again; those that came by way of it are under it again. */
const SEPARATE = `
  UPDATE lead
  SET merged_into = CASE WHEN id = $2 THEN NULL ELSE $2::uuid END, version = version + 1,
      merge_path = CASE WHEN id = $2 THEN '{}' ELSE merge_path[:array_position(merge_path, $2::uuid)] END
  WHERE merged_into = $1 AND (id = $2 OR $2 = ANY (merge_path))
  RETURNING id`;

/** Everything is as it was before the merging; what was done to either lead since then stays done. */
@CommandHandler(SeparateLeadsCommand)
export class SeparateLeadsHandler implements ICommandHandler<SeparateLeadsCommand> {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @throws Problem 404 for an unknown id, and where the one is not merged into the other */
  execute({ separation: { survivorId, leadId, actor } }: SeparateLeadsCommand): Promise<Lead> {
    return connected(this.dataSource).transaction(async (manager) => {
      const [survivor, lead] = await lockLeads(manager, survivorId, leadId);
      if (lead.mergedInto !== survivorId) throw notMerged();
      const [moved]: [{ id: string }[]] = await manager.query(SEPARATE, [survivorId, leadId]);
      const companionIds = moved.map(({ id }) => id).filter((id) => id !== leadId);
      await writeMergeHistory(manager, { action: 'unmerged', survivorId, leadId, companionIds, actor });
      return toLead(await touchSurvivor(manager, survivor));
    });
  }
}

function notMerged(): Problem {
  return new Problem(404, 'nicht-gefunden', 'Diese beiden Leads sind nicht (mehr) zusammengeführt.');
}
