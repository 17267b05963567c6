import { type HistoryEntry, type LeadHistory, leadReference, submissionWordsSchema } from '@fahrzeugpflege/contracts';
import { AuditEntryEntity, connected, LeadEntity, SubmissionEntity } from '@fahrzeugpflege/infra/database';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { listPhotos } from '../photos/lead-photos.js';
import { leadNotFound } from './lead-lookup.js';
import { listMails } from './lead-mails/lead-mails.js';
import { listContacts } from './record-contact/lead-contacts.js';

/** What the visitor wrote, and what was done with the lead since. */
export class LeadHistoryQuery extends Query<LeadHistory> {
  constructor(readonly leadId: string) {
    super();
  }
}

/** Reads submission, audit entries, contacts, mails and photos of one lead, and what the entries say of others. */
@QueryHandler(LeadHistoryQuery)
export class LeadHistoryHandler implements IQueryHandler<LeadHistoryQuery> {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @throws NotFound for an unknown id */
  async execute({ leadId }: LeadHistoryQuery): Promise<LeadHistory> {
    const { manager } = connected(this.dataSource);
    const lead = await manager.findOneBy(LeadEntity, { id: leadId });
    if (!lead) throw leadNotFound();
    const [submission, entries, contacts, mails, photos] = await Promise.all([
      manager.findOneByOrFail(SubmissionEntity, { id: lead.submissionId }),
      manager.find(AuditEntryEntity, { where: { leadId }, order: { id: 'ASC' } }),
      listContacts(manager, leadId),
      listMails(manager, leadId),
      listPhotos(manager, leadId),
    ]);
    const others = await findOtherLeads(manager, entries);
    return {
      words: wordsOf(submission),
      wayIn: submission.wayIn,
      reference: leadReference(submission.id, lead.formType),
      entries: entries.map((entry) => toEntry(entry, others.get(otherLeadOf(entry) ?? ''))),
      contacts,
      mails,
      photos,
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

type OtherLead = NonNullable<HistoryEntry['other']>;

/**
 * The leads that lines of a history speak of beside its own, as they are now: their names are not written into the
 * history, where nobody would look for them when they are corrected or erased.
 *
 * @returns by id; without those that were deleted
 */
async function findOtherLeads(
  manager: EntityManager,
  entries: readonly AuditEntryEntity[],
): Promise<ReadonlyMap<string, OtherLead>> {
  const ids = new Set(entries.flatMap((entry) => otherLeadOf(entry) ?? []));
  if (ids.size === 0) return new Map();
  const select = { id: true, name: true, receivedAt: true, anonymisedAt: true } as const;
  const leads = await manager.find(LeadEntity, { select, where: { id: In([...ids]) } });
  return new Map(leads.map((lead) => [lead.id, toOtherLead(lead)]));
}

/** The lead with which this one was merged, or from which it was separated. */
function otherLeadOf({ action, changes }: AuditEntryEntity): string | undefined {
  const change = changes?.['mergedLead'] ?? changes?.['mergedInto'];
  const id = action === 'merged' ? change?.to : change?.from;
  return typeof id === 'string' ? id : undefined;
}

function toOtherLead({ id, name, receivedAt, anonymisedAt }: LeadEntity): OtherLead {
  return { id, name: anonymisedAt === null ? name : null, createdAt: receivedAt.toISOString() };
}
