import { connected, LeadEntity } from '@fahrzeugpflege/infra/database';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In } from 'typeorm';
import { ExportNotes } from '../leads/export-leads/export-notes.js';
import { findRecords } from './find-person/find-records.js';
import { READ_CONVERSATIONS, READ_LEADS, READ_SUBMISSIONS } from './person-export.sql.js';
import { type ConversationRecord, type LeadRecords, type LooseSubmission, personFile } from './person-file.js';

/** Everything about whoever sent a lead, for that person. */
export class ExportPersonQuery extends Query<ReturnType<typeof personFile>> {
  constructor(
    readonly leadId: string,
    /** The signed-in user's name. */
    readonly username: string,
  ) {
    super();
  }
}

/** All as it was at one moment, whatever is changed meanwhile. */
@QueryHandler(ExportPersonQuery)
export class ExportPersonHandler implements IQueryHandler<ExportPersonQuery> {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly notes: ExportNotes,
  ) {}

  /** @throws what `findRecords` throws */
  async execute({ leadId, username }: ExportPersonQuery): Promise<ReturnType<typeof personFile>> {
    const file = await connected(this.dataSource).transaction('REPEATABLE READ', async (manager) => {
      const { leadIds, openIds, spamIds, conversationIds } = await findRecords(manager, leadId);
      const order = { receivedAt: 'DESC', id: 'DESC' } as const;
      const leads = await manager.find(LeadEntity, { where: { id: In(leadIds) }, order });
      const records: LeadRecords[] = await manager.query(READ_LEADS, [leadIds]);
      const loose: LooseSubmission[] = await manager.query(READ_SUBMISSIONS, [[...openIds, ...spamIds]]);
      const conversations: ConversationRecord[] = await manager.query(READ_CONVERSATIONS, [conversationIds]);
      const recordsById = new Map(records.map((record) => [record.id, record]));
      return personFile({ leads, records: recordsById, loose, conversations }, new Date());
    });
    const note = await this.notes.begin(username, ['person']);
    await this.notes.end(note, file.Anfragen.length, true);
    return file;
  }
}
