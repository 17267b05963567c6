import type { NewContact } from '@fahrzeugpflege/contracts';
import type { LeadEntity } from '@fahrzeugpflege/infra/database';
import type { LeadChanges } from '../update-lead/recorded-changes.js';

/**
 * What a contact brings with it: whoever made it has the lead in hand if nobody had, it no longer waits, it is answered
 * by the first contact, and it is looked at again when that was planned.
 *
 * @param actor the signed-in user's name
 */
export function contactConsequences(
  lead: Pick<LeadEntity, 'status' | 'assignedTo' | 'answeredAt'>,
  { followUp }: Pick<NewContact, 'followUp'>,
  { actor, now }: { readonly actor: string; readonly now: Date },
): LeadChanges {
  return {
    ...(lead.status === 'pending' && { status: 'processing' }),
    ...(lead.assignedTo === null && { assignedTo: actor }),
    ...(lead.answeredAt === null && { answeredAt: now }),
    ...(followUp && { followUpOn: followUp.on }),
  };
}
