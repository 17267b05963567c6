import type { ChatHistory } from '@fahrzeugpflege/contracts';
import { Command, CommandHandler, type ICommandHandler, type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Conversation } from './conversation.js';
import { ConversationStore } from './conversation-store.js';

/** What was said in a conversation. */
export class ReadConversationQuery extends Query<ChatHistory> {
  constructor(
    /** Of the visitor's conversation, or null. */
    readonly token: string | null,
  ) {
    super();
  }
}

@QueryHandler(ReadConversationQuery)
export class ReadConversationHandler implements IQueryHandler<ReadConversationQuery> {
  constructor(private readonly conversations: ConversationStore) {}

  async execute({ token }: ReadConversationQuery): Promise<ChatHistory> {
    const conversation = token === null ? null : await this.conversations.find(token);
    return { messages: conversation ? toMessages(conversation) : [] };
  }
}

/** Numbered from the beginning, also where the oldest lines have made room: each message brought two. */
function toMessages({ lines, messages }: Conversation): ChatHistory['messages'] {
  const first = 2 * messages - lines.length;
  return lines.map(({ role, content, at }, index) => ({ id: String(first + index), role, content, timestamp: at }));
}

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
