import {
  createDataSource,
  LeadEntity,
  MailDeliveryEntity,
  StaffUserEntity,
  SubmissionEntity,
} from '@fahrzeugpflege/infra/database';
import type { DataSource } from 'typeorm';

/** What is stored, read past every gate. */
export class Records {
  private constructor(private readonly dataSource: DataSource) {}

  static async open(url: string): Promise<Records> {
    return new Records(
      await createDataSource({ url, applicationName: 'test', poolSize: 2, connectTimeout: 30_000 }).initialize(),
    );
  }

  countAccounts(): Promise<number> {
    return this.dataSource.getRepository(StaffUserEntity).count();
  }

  submission(id: string): Promise<SubmissionEntity> {
    return this.dataSource.getRepository(SubmissionEntity).findOneByOrFail({ id });
  }

  submissions(): Promise<SubmissionEntity[]> {
    return this.dataSource.getRepository(SubmissionEntity).find();
  }

  countSubmissions(): Promise<number> {
    return this.dataSource.getRepository(SubmissionEntity).count();
  }

  leads(): Promise<LeadEntity[]> {
    return this.dataSource.getRepository(LeadEntity).find();
  }

  /** The leads of one visitor. */
  leadsOf({ email }: { readonly email: string }): Promise<LeadEntity[]> {
    return this.dataSource.getRepository(LeadEntity).findBy({ email });
  }

  /** The one lead of a visitor. @throws Error unless there is exactly one */
  async leadOf(visitor: { readonly email: string }): Promise<LeadEntity> {
    const [lead, ...others] = await this.leadsOf(visitor);
    if (!lead || others.length > 0) throw new Error(`${others.length + (lead ? 1 : 0)} leads of ${visitor.email}`);
    return lead;
  }

  countLeads(): Promise<number> {
    return this.dataSource.getRepository(LeadEntity).count();
  }

  deliveryOf(lead: LeadEntity): Promise<MailDeliveryEntity> {
    return this.dataSource.getRepository(MailDeliveryEntity).findOneByOrFail({ leadId: lead.id });
  }

  countDeliveries(state: MailDeliveryEntity['state']): Promise<number> {
    return this.dataSource.getRepository(MailDeliveryEntity).countBy({ state });
  }

  /** Any statement. */
  query<T>(sql: string, parameters: unknown[] = []): Promise<T[]> {
    return this.dataSource.query(sql, parameters);
  }

  close(): Promise<void> {
    return this.dataSource.destroy();
  }
}
