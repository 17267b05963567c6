import { Command } from '@nestjs/cqrs';

/** Deletes a conversation, with the enquiry in it that was not submitted. */
export class ForgetConversationCommand extends Command<void> {
  constructor(readonly token: string) {
    super();
  }
}
