import type { PersonData } from '@fahrzeugpflege/contracts';
import { connected, LeadEntity } from '@fahrzeugpflege/infra/database';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In } from 'typeorm';
import { CarriedSubmissions } from './carried-submissions.js';
import { countPerson, findRecords } from './person-records.js';

/** What there is of whoever sent a lead. */
export class FindPersonQuery extends Query<PersonData> {
  constructor(readonly leadId: string) {
    super();
  }
}

@QueryHandler(FindPersonQuery)
export class FindPersonHandler implements IQueryHandler<FindPersonQuery> {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly carried: CarriedSubmissions,
  ) {}

  /** @throws what `findRecords` throws; 503 when the queue does not tell what its failed jobs carry */
  async execute({ leadId }: FindPersonQuery): Promise<PersonData> {
    const { manager } = connected(this.dataSource);
    const records = await findRecords(manager, leadId);
    const [leads, copies] = await Promise.all([
      manager.find(LeadEntity, { where: { id: In(records.leadIds) }, order: { receivedAt: 'DESC', id: 'DESC' } }),
      this.carried.find(records),
    ]);
    const counts = await countPerson(manager, records, copies.submissions.length);
    return { emails: [...records.emails], phones: [...records.phones], leads: leads.map(toPersonLead), counts };
  }
}

function toPersonLead(lead: LeadEntity): PersonData['leads'][number] {
  const { id, name, email, phone, subject, status, formType, receivedAt, mergedInto } = lead;
  return { id, name, email, phone, subject, status, formType, createdAt: receivedAt.toISOString(), mergedInto };
}
