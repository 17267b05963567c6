import type { ChatHistory } from '@fahrzeugpflege/contracts';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { Conversation } from '../conversation/conversation.js';
import { ConversationStore } from '../conversation/conversation-store.js';
import { ReadConversationQuery } from './read-conversation.query.js';

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
