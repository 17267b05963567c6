import type { ChatHistory } from '@fahrzeugpflege/contracts';
import { Query } from '@nestjs/cqrs';

/** What was said in a conversation. */
export class ReadConversationQuery extends Query<ChatHistory> {
  constructor(
    /** Of the visitor's conversation, or null. */
    readonly token: string | null,
  ) {
    super();
  }
}
