import type { Lead } from '@fahrzeugpflege/contracts';
import { Assignment } from './assignment.tsx';
import { FollowUp } from './follow-up.tsx';

/** The work on a lead: who has it in hand, and when it is looked at again. */
export function LeadWork({ lead }: { readonly lead: Lead }) {
  return (
    <section aria-label="Bearbeitung">
      <Assignment lead={lead} />
      <FollowUp lead={lead} />
    </section>
  );
}
