import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ConversationStore } from '../conversation/conversation-store.js';
import { ForgetConversationCommand } from './forget-conversation.command.js';

@CommandHandler(ForgetConversationCommand)
export class ForgetConversationHandler implements ICommandHandler<ForgetConversationCommand> {
  constructor(private readonly conversations: ConversationStore) {}

  async execute({ token }: ForgetConversationCommand): Promise<void> {
    await this.conversations.forget(token);
  }
}
