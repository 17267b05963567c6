import type { StoredSubmission } from '@fahrzeugpflege/contracts';
import { connected, LeadEntity } from '@fahrzeugpflege/infra/database';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In } from 'typeorm';
import { ExportNotes } from '../leads/export-leads/export-notes.js';
import { CarriedSubmissions } from './carried-submissions.js';
import { type ConversationRecord, type LeadRecords, type LooseSubmission, personFile } from './person-file.js';
import { findRecords } from './person-records.js';

/** $1: leads. Each with what was typed, what was done, contacts, mails and photos; no name of an account, which is another person's. */
const READ_LEADS = `
  SELECT lead.id, submission.words,
    (SELECT coalesce(json_agg(json_build_object('at', at, 'action', action, 'changes', changes) ORDER BY entry.id), '[]')
     FROM audit_entry entry WHERE entry.lead_id = lead.id) AS history,
    (SELECT coalesce(json_agg(json_build_object('at', at, 'kind', kind, 'text', text, 'followUpOn', follow_up_on)
       ORDER BY at, contact.id), '[]')
     FROM lead_contact contact WHERE contact.lead_id = lead.id) AS contacts,
    (SELECT coalesce(json_agg(json_build_object('kind', kind, 'state', state, 'requestedAt', requested_at,
       'sentAt', sent_at, 'to', recipient, 'subject', reply.subject, 'text', text) ORDER BY requested_at, mail.id), '[]')
     FROM mail_delivery mail LEFT JOIN lead_reply reply ON reply.id = mail.id
     WHERE mail.lead_id = lead.id) AS mails,
    (SELECT coalesce(json_agg(json_build_object('at', photo.received_at, 'width', width, 'height', height)
       ORDER BY place), '[]')
     FROM submission_photo photo WHERE photo.submission_id = lead.submission_id) AS photos
  FROM lead JOIN submission ON submission.id = lead.submission_id
  WHERE lead.id = ANY ($1::uuid[])`;

/** $1: ids. */
const READ_SUBMISSIONS = `
  SELECT id, received_at AS "receivedAt", state, words FROM submission WHERE id = ANY ($1::uuid[])
  ORDER BY received_at DESC, id`;

/** $1: ids. */
const READ_CONVERSATIONS = `
  SELECT created_at AS "createdAt", lines FROM chat_conversation WHERE id = ANY ($1::uuid[])
  ORDER BY created_at DESC, id`;

/** What lies in the queue alone since the database was away. */
function toLoose({ receivedAt, words }: StoredSubmission): LooseSubmission {
  return { receivedAt: new Date(receivedAt), state: 'failed', words };
}

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
    private readonly carried: CarriedSubmissions,
  ) {}

  /** @throws what `findRecords` throws; 503 when the queue does not tell what its failed jobs carry */
  async execute({ leadId, username }: ExportPersonQuery): Promise<ReturnType<typeof personFile>> {
    const database = connected(this.dataSource);
    // Before the rows are read: what leaves the queue meanwhile is stored.
    const { submissions } = await this.carried.find(await findRecords(database.manager, leadId));
    const file = await database.transaction('REPEATABLE READ', async (manager) => {
      const { leadIds, openIds, spamIds, conversationIds } = await findRecords(manager, leadId);
      const order = { receivedAt: 'DESC', id: 'DESC' } as const;
      const leads = await manager.find(LeadEntity, { where: { id: In(leadIds) }, order });
      const records: LeadRecords[] = await manager.query(READ_LEADS, [leadIds]);
      const stored: LooseSubmission[] = await manager.query(READ_SUBMISSIONS, [[...openIds, ...spamIds]]);
      const storedIds = [...openIds, ...spamIds, ...leads.map(({ submissionId }) => submissionId)];
      const loose = [...stored, ...submissions.filter(({ id }) => !storedIds.includes(id)).map(toLoose)];
      const conversations: ConversationRecord[] = await manager.query(READ_CONVERSATIONS, [conversationIds]);
      const recordsById = new Map(records.map((record) => [record.id, record]));
      return personFile({ leads, records: recordsById, loose, conversations }, new Date());
    });
    const note = await this.notes.begin(username, ['person']);
    await this.notes.end(note, file.Anfragen.length, true);
    return file;
  }
}
