import type { Lead } from '@fahrzeugpflege/contracts';
import { connected } from '@fahrzeugpflege/infra/database';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { NotFound } from '../../problem/business-error.js';
import { anonymised, merged, outdated } from '../lead-conflict.js';
import { toLead } from '../to-lead.js';
import { type CarriedOver, giveAgain, withGiver } from './carried-over.js';
import {
  type GroupMember,
  lockLeads,
  type MergeStep,
  readLeadGroup,
  writeCarriedOver,
  writeMergeHistory,
} from './lead-group.js';

/** Put a lead under another one; answers that one, the survivor, as it is then. */
export class MergeLeadsCommand extends Command<Lead> {
  constructor(
    readonly merge: {
      readonly survivorId: string;
      readonly leadId: string;
      /** The survivor's version as the editor saw it, or undefined to take any. */
      readonly version: number | undefined;
      /** The signed-in user's name. */
      readonly actor: string;
    },
  ) {
    super();
  }
}

/** $1: survivor, $2: the lead that goes under it, and with it those that were merged into it before. */
const MERGE = `
  UPDATE lead
  SET merged_into = $1, version = version + 1,
      merge_path = CASE WHEN id = $2 THEN ARRAY[$1::uuid] ELSE merge_path || $1::uuid END
  WHERE id = $2 OR merged_into = $2
  RETURNING id`;

const KEPT = 'SELECT carried_over AS "carriedOver" FROM lead WHERE id = $1';

/** The lead that goes under the other only leaves lists and counts; the survivor gets what `carryOver` says. */
@CommandHandler(MergeLeadsCommand)
export class MergeLeadsHandler implements ICommandHandler<MergeLeadsCommand> {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Repeating it changes nothing.
   *
   * @throws NotFound for an unknown id, Outdated for a version that is not the survivor's any more, and where one of them
   *   is merged into another already or anonymised: no retention finds what is under a lead that it is done with
   */
  execute({ merge: { survivorId, leadId, version, actor } }: MergeLeadsCommand): Promise<Lead> {
    return connected(this.dataSource).transaction(async (manager) => {
      const [survivor, lead] = await lockLeads(manager, survivorId, leadId);
      if (lead.mergedInto === survivorId) return toLead(survivor);
      for (const each of [survivor, lead]) if (each.mergedInto !== null) throw await merged(manager, each);
      for (const each of [survivor, lead]) if (each.anonymisedAt !== null) throw await anonymised(manager, each);
      if (version !== undefined && version !== survivor.version) throw await outdated(manager, survivor, actor);
      const [moved]: [{ id: string }[]] = await manager.query(MERGE, [survivorId, leadId]);
      const companionIds = moved.map(({ id }) => id).filter((id) => id !== leadId);
      const [kept]: [{ carriedOver: CarriedOver | null }] = await manager.query(KEPT, [survivorId]);
      const carriedOver = withGiver(kept.carriedOver, toLead(survivor), toLead(lead));
      const written = await writeCarriedOver(manager, survivor, carriedOver);
      const holders = [{ id: survivorId, changes: written.changes }];
      await writeMergeHistory(manager, { action: 'merged', survivorId, leadId, companionIds, holders, actor });
      return toLead(written.lead);
    });
  }
}

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
