import { businessProfile } from '@fahrzeugpflege/contracts';
import type { Subject } from '../../subjects/subject.js';

/** For how many months one is bound; 0 where the site says nothing of it. */
export function minimumMonths({ id }: Subject): number {
  return id === 'vermittlung' ? Number.parseInt(businessProfile.claims.brokerageMinimumTerm, 10) : 0;
}
