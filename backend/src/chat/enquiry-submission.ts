import type { SubmissionWords } from '@fahrzeugpflege/contracts';
import { isDatabaseUnavailable } from '@fahrzeugpflege/infra/database';
import { QueueUnavailableError } from '@fahrzeugpflege/infra/queue';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { SubmitLeadCommand } from '../intake/submit-lead.handler.js';
import { SubmissionConflict } from '../problem/business-error.js';

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
