import type { Lead } from '@fahrzeugpflege/contracts';
import { connected, type LeadEntity } from '@fahrzeugpflege/infra/database';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { normaliseUsername } from '../../auth/normalise-username.js';
import { findAccountByName } from '../../auth/staff-accounts.js';
import { InvalidInput } from '../../problem/business-error.js';
import { anonymised, merged, outdated } from '../lead-conflict.js';
import { lockLead } from '../lead-lookup.js';
import { toLead } from '../to-lead.js';
import { differencesFrom, isAboutPerson, type LeadChanges } from './recorded-changes.js';
import { opensAgain, statusConsequences, takesBackAnswer } from './status-consequences.js';
import { writeChanges } from './write-changes.js';

/** Who wants what of a lead to be otherwise. */
interface LeadUpdate {
  readonly id: string;
  readonly changes: LeadChanges;
  /** The version that the editor saw, or undefined to overwrite any. */
  readonly version: number | undefined;
  /** The signed-in user's name. */
  readonly actor: string;
}

/** Change a lead; answers it as it is then. */
export class UpdateLeadCommand extends Command<Lead> {
  constructor(readonly update: LeadUpdate) {
    super();
  }
}

/** Changes a lead and writes its history in one transaction, with the row locked: of two edits, one comes second. */
@CommandHandler(UpdateLeadCommand)
export class UpdateLeadHandler implements ICommandHandler<UpdateLeadCommand> {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * @throws NotFound for an unknown id, Outdated for a version that is not the lead's any more and for a lead that takes no
   *   such change any more, 422 for an unknown assignee
   */
  execute({ update }: UpdateLeadCommand): Promise<Lead> {
    return connected(this.dataSource).transaction(async (manager) => toLead(await changeLead(manager, update)));
  }
}

/**
 * The one rule by which staff change a lead: locks it, refuses what may not be, adds what follows, and writes it with its
 * history.
 *
 * @returns the lead as it is then
 * @throws what {@link UpdateLeadHandler} throws, before anything is written
 */
export async function changeLead(manager: EntityManager, update: LeadUpdate): Promise<LeadEntity> {
  const lead = await lockLead(manager, update.id);
  await refuse(manager, lead, update);
  const differences = differencesFrom(lead, await complete(manager, lead, update));
  if (!differences) return lead;
  return writeChanges(manager, lead, differences, { actor: update.actor, action: 'changed' });
}

async function refuse(manager: EntityManager, lead: LeadEntity, { changes, version, actor }: LeadUpdate) {
  if (lead.mergedInto !== null) throw await merged(manager, lead);
  if (lead.anonymisedAt !== null && isAboutPerson(lead, changes)) throw await anonymised(manager, lead);
  if (version !== undefined && version !== lead.version) throw await outdated(manager, lead, actor);
}

/** The changes as asked for, with what follows from them. */
async function complete(
  manager: EntityManager,
  lead: LeadEntity,
  { changes, actor }: LeadUpdate,
): Promise<LeadChanges> {
  const asked = { ...changes, assignedTo: await findAssignee(manager, lead, changes.assignedTo) };
  const isBack = opensAgain(lead, asked) && lead.answeredAt !== null;
  const consequences = statusConsequences(lead, asked, {
    actor,
    now: new Date(),
    takesBackAnswer: isBack && (await takesBackAnswer(manager, lead.id, actor)),
  });
  return { ...asked, ...consequences };
}

const NOBODY = 'Dieses Konto gibt es nicht, oder es ist gesperrt.';

/** $1: lead. Who had it before the last change of that. */
const LAST_ASSIGNEE = `
  SELECT changes -> 'assignedTo' ->> 'from' AS name FROM audit_entry
  WHERE lead_id = $1 AND changes ? 'assignedTo' ORDER BY id DESC LIMIT 1`;

/**
 * The account that a lead is to be given to, by its own spelling. What stays as it is needs no account, nor does what
 * takes back the last change: an undo restores what was, and nobody loses what they had by being locked.
 *
 * @param name in any case; null for nobody, undefined where nothing was said
 * @throws InvalidInput for a name that no account has, or one that is locked
 */
async function findAssignee(
  manager: EntityManager,
  lead: LeadEntity,
  name: string | null | undefined,
): Promise<string | null | undefined> {
  if (name === undefined || name === null || name === lead.assignedTo) return name;
  const account = await findAccountByName(manager, normaliseUsername(name));
  if (account && account.lockedAt === null) return account.username;
  const [last]: { name: string | null }[] = await manager.query(LAST_ASSIGNEE, [lead.id]);
  if (last?.name === name) return name;
  throw InvalidInput.ofField('assignedTo', NOBODY);
}
