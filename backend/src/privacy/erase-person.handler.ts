import type { ErasePersonBody, PersonCounts } from '@fahrzeugpflege/contracts';
import { connected, eraseRecords, noteErasure, takeLeadGroups } from '@fahrzeugpflege/infra/database';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Outdated } from '../problem/business-error.js';
import { areOf, CarriedSubmissions } from './carried-submissions.js';
import { countPerson, findRecords, type PersonRecords } from './person-records.js';

/** Erases what there is of whoever sent a lead. Answers how much it was. */
export class ErasePersonCommand extends Command<PersonCounts> {
  constructor(
    readonly erasure: ErasePersonBody,
    /** The signed-in user's name. */
    readonly actor: string,
  ) {
    super();
  }
}

const CHANGED_SINCE = 'Inzwischen hat sich etwas geändert. Gelöscht wurde nichts. Bitte prüfen Sie die neuen Angaben.';

/** $1: ids. A worker that makes leads of these waits, and then finds them empty. */
const LOCK_SUBMISSIONS = 'SELECT FROM submission WHERE id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE';

/** Whoever confirmed is shown what was added since, rather than having it erased unseen. */
@CommandHandler(ErasePersonCommand)
export class ErasePersonHandler implements ICommandHandler<ErasePersonCommand> {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly carried: CarriedSubmissions,
  ) {}

  /**
   * All or nothing: while the queue does not answer, nothing is erased, as its failed jobs may carry copies.
   *
   * @throws what `findRecords` throws, Outdated when there is not what was confirmed, QueueUnavailableError
   */
  async execute({ erasure: { leadId, manner, expected }, actor }: ErasePersonCommand): Promise<PersonCounts> {
    const dataSource = connected(this.dataSource);
    // Before anything is locked: a queue that is slow to tell holds up nobody.
    const copies = await this.carried.find(await findRecords(dataSource.manager, leadId));
    return dataSource.transaction(async (manager) => {
      await takeLeadGroups(manager);
      const records = await lockRecords(manager, leadId);
      const counts = await countPerson(manager, records, copies.submissions.length);
      if (!isSame(counts, expected) || !areOf(copies, records)) throw new Outdated(CHANGED_SINCE, { counts });
      const { leadIds, openIds, spamIds, conversationIds } = records;
      const note = { manner, reason: 'request', actor } as const;
      await eraseRecords(manager, { ...note, leadIds, submissionIds: [...openIds, ...spamIds], conversationIds });
      await noteErasure(manager, note, counts);
      await this.carried.remove(copies);
      return counts;
    });
  }
}

/** What was waiting may have become a lead before its row was locked: what is found with the locks held counts. */
async function lockRecords(manager: EntityManager, leadId: string): Promise<PersonRecords> {
  const { openIds, spamIds } = await findRecords(manager, leadId);
  await manager.query(LOCK_SUBMISSIONS, [[...openIds, ...spamIds]]);
  return findRecords(manager, leadId);
}

function isSame(counts: PersonCounts, expected: PersonCounts): boolean {
  return (Object.keys(counts) as (keyof PersonCounts)[]).every((kind) => counts[kind] === expected[kind]);
}
