import type { SubmissionWords, WAYS_IN } from '@fahrzeugpflege/contracts';
import { Command } from '@nestjs/cqrs';

/** What the visitor's answer is made of: the submission's id, of the first one where this is a repeat. */
export interface SubmissionReceipt {
  readonly id: string;
}

/** One checked submission on its way to be stored; built by every way in (JSON, native form, chat). */
export interface Submission {
  readonly id: string;
  /**
   * For ways in without a key of the client's: the id that the same words had in the ten minutes before, see
   * `submissionIds`.
   */
  readonly previousId?: string;
  readonly wayIn: (typeof WAYS_IN)[number];
  readonly words: SubmissionWords;
  readonly spamReason: string | null;
}

/** Take a submission in: stored durably when it resolves. */
export class SubmitLeadCommand extends Command<SubmissionReceipt> {
  constructor(readonly submission: Submission) {
    super();
  }
}
