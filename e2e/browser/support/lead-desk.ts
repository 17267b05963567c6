import type { Lead } from '@fahrzeugpflege/contracts';
import { type APIRequestContext, expect, request } from '@playwright/test';
import { eventually } from '../../support/eventually.js';
import { contactEnquiry, type Visitor } from '../../support/visitor.js';
import { MailCatcher } from './mail-catcher.js';
import { STAFF, site } from './site.js';
import { aUniqueVisitor } from './visitor.js';

/** The API, signed in as staff: brings leads about that a test needs, and tells what is stored. */
export class LeadDesk {
  private readonly mails = new MailCatcher();

  private constructor(private readonly api: APIRequestContext) {}

  static async open(): Promise<LeadDesk> {
    const api = await request.newContext({ baseURL: site.url });
    expect((await api.post('/api/admin/login', { data: STAFF })).status()).toBe(200);
    return new LeadDesk(api);
  }

  /** Sends an enquiry and waits until staff see it. */
  async receive(enquiry: Visitor): Promise<Lead> {
    expect((await this.api.post('/api/contact', { data: enquiry })).status()).toBe(201);
    return eventually(() => this.leadOf(enquiry));
  }

  /** The one lead of a visitor. */
  async leadOf(visitor: Visitor): Promise<Lead> {
    const leads = await this.leadsOf(visitor);
    expect(leads).toHaveLength(1);
    return leads[0] as Lead;
  }

  async leadsOf({ email }: Visitor): Promise<Lead[]> {
    return (await this.api.get('/api/leads', { params: { q: email } })).json();
  }

  /** Changes a lead as a colleague elsewhere would. */
  async change({ id }: Lead, change: Readonly<Record<string, unknown>>): Promise<void> {
    expect((await this.api.patch(`/api/leads/${id}`, { data: change })).status()).toBe(200);
  }

  /** Resolves when whatever was sent before has had its turn: an enquiry that came later is through. */
  async settle(): Promise<void> {
    const later = contactEnquiry(aUniqueVisitor());
    await this.receive(later);
    await this.mails.next(later);
  }

  async close(): Promise<void> {
    await this.api.dispose();
  }
}
