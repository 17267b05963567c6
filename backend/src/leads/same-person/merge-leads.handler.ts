import type { Lead } from '@fahrzeugpflege/contracts';
import { connected } from '@fahrzeugpflege/infra/database';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { anonymised, merged, outdated } from '../lead-conflict.js';
import { toLead } from '../to-lead.js';
import { type CarriedOver, withGiver } from './carried-over.js';
import { lockLeads } from './lead-group.js';
import { writeCarriedOver, writeMergeHistory } from './write-merge.js';

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
