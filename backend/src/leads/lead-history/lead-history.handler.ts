import { type HistoryEntry, type LeadHistory, submissionWordsSchema } from '@fahrzeugpflege/contracts';
import {
  AuditEntryEntity,
  connected,
  LeadEntity,
  MailDeliveryEntity,
  SubmissionEntity,
} from '@fahrzeugpflege/infra/database';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { leadNotFound } from '../lead-id.js';
import { findOtherLeads, otherLeadOf } from './other-leads.js';
import { toMailState } from './to-mail-state.js';

/** What the visitor wrote, and what was done with the lead since. */
export class LeadHistoryQuery extends Query<LeadHistory> {
  constructor(readonly leadId: string) {
    super();
  }
}

/** Reads submission, audit entries and mails of one lead, and what the entries say of others. */
@QueryHandler(LeadHistoryQuery)
export class LeadHistoryHandler implements IQueryHandler<LeadHistoryQuery> {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @throws NotFound for an unknown id */
  async execute({ leadId }: LeadHistoryQuery): Promise<LeadHistory> {
    const { manager } = connected(this.dataSource);
    const lead = await manager.findOneBy(LeadEntity, { id: leadId });
    if (!lead) throw leadNotFound();
    const [submission, entries, mails] = await Promise.all([
      manager.findOneByOrFail(SubmissionEntity, { id: lead.submissionId }),
      manager.find(AuditEntryEntity, { where: { leadId }, order: { id: 'ASC' } }),
      manager.find(MailDeliveryEntity, { where: { leadId }, order: { requestedAt: 'ASC', id: 'ASC' } }),
    ]);
    const others = await findOtherLeads(manager, entries);
    return {
      words: wordsOf(submission),
      wayIn: submission.wayIn,
      entries: entries.map((entry) => toEntry(entry, others.get(otherLeadOf(entry) ?? ''))),
      mails: mails.map(toMailState),
    };
  }
}

/** Erased words are no words any more. */
function wordsOf({ words }: SubmissionEntity): LeadHistory['words'] {
  return submissionWordsSchema.safeParse(words).data ?? null;
}

function toEntry({ id, at, actor, action, changes }: AuditEntryEntity, other: HistoryEntry['other']): HistoryEntry {
  return { id, at: at.toISOString(), actor, action, changes, ...(other && { other }) };
}
