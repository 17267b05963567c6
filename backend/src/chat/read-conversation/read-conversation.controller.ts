import type { ChatHistory } from '@fahrzeugpflege/contracts';
import { Controller, Get, Header, Headers } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ConversationCookie } from '../conversation/conversation-cookie.js';
import { ReadConversationQuery } from './read-conversation.query.js';

/** `GET /api/chat`: the conversation of the browser that asks. */
@Controller('api/chat')
export class ReadConversationController {
  constructor(
    private readonly queries: QueryBus,
    private readonly cookie: ConversationCookie,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  read(@Headers('cookie') cookies?: string): Promise<ChatHistory> {
    return this.queries.execute(new ReadConversationQuery(this.cookie.read(cookies)));
  }
}
