import type { LeadMailState } from '@fahrzeugpflege/contracts';
import type { MailDeliveryEntity } from '@fahrzeugpflege/infra/database';
import { failureReason } from '../../pipeline/failure-reason.js';

/** A mail as the API answers it; what is not named here stays inside. */
export function toMailState(delivery: MailDeliveryEntity): LeadMailState {
  return {
    id: delivery.id,
    state: delivery.state,
    requestedAt: delivery.requestedAt.toISOString(),
    requestedBy: delivery.requestedBy,
    attempts: delivery.attempts,
    triedAt: delivery.triedAt?.toISOString() ?? null,
    sentAt: delivery.sentAt?.toISOString() ?? null,
    lastError: delivery.lastError === null ? null : failureReason(delivery.lastError),
  };
}
