import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ConversationStore } from './conversation-store.js';

/** Deletes a conversation, with the enquiry in it that was not submitted. */
export class ForgetConversationCommand extends Command<void> {
  constructor(readonly token: string) {
    super();
  }
}

@CommandHandler(ForgetConversationCommand)
export class ForgetConversationHandler implements ICommandHandler<ForgetConversationCommand> {
  constructor(private readonly conversations: ConversationStore) {}

  async execute({ token }: ForgetConversationCommand): Promise<void> {
    await this.conversations.forget(token);
  }
}
