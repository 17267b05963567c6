import type { Lead } from '@fahrzeugpflege/contracts';
import { connected } from '@fahrzeugpflege/infra/database';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { NotFound } from '../../problem/business-error.js';
import { toLead } from '../to-lead.js';
import { giveAgain } from './carried-over.js';
import { type GroupMember, lockLeads, readLeadGroup } from './lead-group.js';
import { type MergeStep, writeCarriedOver, writeMergeHistory } from './write-merge.js';

/** Take a lead out of the one that it was merged into; answers the latter as it is then. */
export class SeparateLeadsCommand extends Command<Lead> {
  constructor(
    readonly separation: {
      readonly survivorId: string;
      readonly leadId: string;
      /** The signed-in user's name. */
      readonly actor: string;
    },
  ) {
    super();
  }
}

const NOT_MERGED = 'Diese beiden Leads sind nicht (mehr) zusammengeführt.';

/** $1: survivor, $2: the lead that stands for itself again; those that came by way of it are under it again. */
const SEPARATE = `
  UPDATE lead
  SET merged_into = CASE WHEN id = $2 THEN NULL ELSE $2::uuid END, version = version + 1,
      merge_path = CASE WHEN id = $2 THEN '{}' ELSE merge_path[:array_position(merge_path, $2::uuid)] END
  WHERE merged_into = $1 AND (id = $2 OR $2 = ANY (merge_path))
  RETURNING id`;

/**
 * Everything is as it was before the merging: the lead stands for itself with what it had, and the survivor gives back what
 * it got from it. What staff set on the survivor since then stays.
 */
@CommandHandler(SeparateLeadsCommand)
export class SeparateLeadsHandler implements ICommandHandler<SeparateLeadsCommand> {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @throws NotFound for an unknown id, and where the one is not merged into the other */
  execute({ separation: { survivorId, leadId, actor } }: SeparateLeadsCommand): Promise<Lead> {
    return connected(this.dataSource).transaction(async (manager) => {
      const [, lead] = await lockLeads(manager, survivorId, leadId);
      if (lead.mergedInto !== survivorId) throw new NotFound(NOT_MERGED);
      const group = await readLeadGroup(manager, survivorId);
      const [moved]: [{ id: string }[]] = await manager.query(SEPARATE, [survivorId, leadId]);
      const companionIds = moved.map(({ id }) => id).filter((id) => id !== leadId);
      const holders = await giveBack(manager, group, leadId);
      await writeMergeHistory(manager, { action: 'unmerged', survivorId, leadId, companionIds, holders, actor });
      return toLead(memberOf(group, survivorId).lead);
    });
  }
}

/** All by way of which a lead came to the survivor give back what they got through it; `group` has them as they are then. */
async function giveBack(
  manager: EntityManager,
  group: Map<string, GroupMember>,
  leadId: string,
): Promise<MergeStep['holders']> {
  const { path } = memberOf(group, leadId);
  group.delete(leadId);
  const holders: MergeStep['holders'][number][] = [];
  let changedId = leadId;
  for (const id of path) {
    const holder = memberOf(group, id);
    const leads = new Map([...group].map(([each, { lead }]) => [each, toLead(lead)]));
    const carriedOver = giveAgain(holder.carriedOver, toLead(holder.lead), changedId, leads);
    const { lead, changes } = await writeCarriedOver(manager, holder.lead, carriedOver);
    group.set(id, { ...holder, lead });
    holders.push({ id, changes });
    changedId = id;
  }
  return holders;
}

function memberOf(group: ReadonlyMap<string, GroupMember>, id: string): GroupMember {
  const member = group.get(id);
  if (!member) throw new Error('A lead came by way of one that is not merged with it.');
  return member;
}
