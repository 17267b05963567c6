import type { SubmissionWords } from '@fahrzeugpflege/contracts';
import { isDatabaseUnavailable } from '@fahrzeugpflege/infra/database';
import { QueueUnavailableError } from '@fahrzeugpflege/infra/queue';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { uuidOf } from '../intake/submission-id.js';
import { SubmitLeadCommand } from '../intake/submit-lead.handler.js';
import { SubmissionConflict } from '../problem/business-error.js';
import type { Conversation } from './conversation/conversation.js';

/** Hands enquiries from conversations to intake, as the forms do. */
@Injectable()
export class EnquirySubmission {
  constructor(private readonly commands: CommandBus) {}

  /**
   * Takes an enquiry in.
   *
   * @param id made from the conversation: whatever is stored under it is this enquiry, if in a longer transcript
   * @returns true once it is stored durably, now or before; false when nothing durable answers
   */
  async submit(id: string, words: SubmissionWords): Promise<boolean> {
    try {
      await this.commands.execute(new SubmitLeadCommand({ id, wayIn: 'chat', words, spamReason: null }));
      return true;
    } catch (error) {
      if (error instanceof SubmissionConflict) return true;
      if (isDatabaseUnavailable(error) || error instanceof QueueUnavailableError) return false;
      throw error;
    }
  }
}

/**
 * The id under which the enquiry that is open in a conversation is submitted once its visitor says yes: from the
 * conversation, the number of enquiries submitted before, and what was read back. A yes that is repeated, because a process
 * died before it could note the first, thus makes one lead; one to other words makes a lead of its own, so that a
 * correction in between is not lost.
 */
export function confirmedEnquiryId({ id, state }: Conversation): string {
  return uuidOf(`chat\n${id}\n${state.submitted}\n${contentsOf(state)}`);
}

/**
 * The id under which an enquiry goes to staff that its visitor left open; the same for whichever process sends it, and
 * another for other words: what is said later goes to staff as well, even where the first is there without a note of it.
 */
export function unfinishedEnquiryId({ id, enquiries, submissionIds, state }: Conversation): string {
  return uuidOf(`chat, unfinished\n${id}\n${enquiries}\n${submissionIds.length}\n${contentsOf(state)}`);
}

function contentsOf({ enquiry }: Conversation['state']): string {
  const { kind, serviceType, furtherServices = [], slots } = enquiry ?? {};
  const ordered = Object.entries(slots ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([kind, serviceType, ordered, ...furtherServices]);
}
