import type { LeadReceived, StoredSubmission } from '@fahrzeugpflege/contracts';
import type { IEvent } from '@nestjs/cqrs';

/** A submission was accepted. */
export class LeadReceivedEvent implements IEvent {
  private constructor(readonly payload: LeadReceived) {}

  /** The usual event: a claim check on the stored submission. */
  static claim({ id, receivedAt, words }: Pick<StoredSubmission, 'id' | 'receivedAt' | 'words'>): LeadReceivedEvent {
    return new LeadReceivedEvent({ version: 1, id, receivedAt, formType: words.formType });
  }

  /** The event when the database was away: it carries the submission itself. */
  static carrying(submission: StoredSubmission): LeadReceivedEvent {
    const { id, receivedAt, words } = submission;
    return new LeadReceivedEvent({ version: 1, id, receivedAt, formType: words.formType, submission });
  }
}
