import { businessDay, type NewContact, settlesFollowUp } from '@fahrzeugpflege/contracts';
import type { LeadEntity } from '@fahrzeugpflege/infra/database';
import type { LeadChanges } from '../update-lead/recorded-changes.js';

/**
 * What a contact brings with it: whoever made it has the lead in hand if nobody had, it no longer waits, it is answered
 * by the first contact, and it is looked at again when that was planned; a follow-up that was due is settled.
 *
 * @param actor the signed-in user's name
 */
export function contactConsequences(
  lead: Pick<LeadEntity, 'status' | 'assignedTo' | 'answeredAt' | 'followUpOn'>,
  contact: Pick<NewContact, 'kind' | 'followUp'>,
  { actor, now }: { readonly actor: string; readonly now: Date },
): LeadChanges {
  return {
    ...(lead.status === 'pending' && { status: 'processing' }),
    ...(lead.assignedTo === null && { assignedTo: actor }),
    ...(lead.answeredAt === null && { answeredAt: now }),
    ...(contact.followUp && { followUpOn: contact.followUp.on }),
    ...(settlesFollowUp(lead, contact, businessDay(now)) && { followUpOn: null }),
  };
}
