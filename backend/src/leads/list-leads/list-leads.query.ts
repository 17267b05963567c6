import type { FormType, Lead, LeadStatus } from '@fahrzeugpflege/contracts';
import { Query } from '@nestjs/cqrs';
import type { LeadCursor } from './lead-cursor.js';

/** Which leads; all conditions hold together. */
export interface LeadFilter {
  readonly status?: LeadStatus | undefined;
  readonly formType?: FormType | undefined;
  /** Words that all occur in name, contact, vehicle, offer number, subject or message. */
  readonly q?: string | undefined;
  /** First and last day (`2025-08-10`, in Swiss time, the last one included) or moments with their zone. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A page of leads, and where the next one goes on, if there is one. */
export interface LeadPage {
  readonly leads: Lead[];
  readonly next: LeadCursor | null;
}

/** Leads, newest first, from a place in the list on. */
export class ListLeadsQuery extends Query<LeadPage> {
  constructor(
    readonly filter: LeadFilter,
    readonly limit: number,
    readonly after: LeadCursor | null,
  ) {
    super();
  }
}
