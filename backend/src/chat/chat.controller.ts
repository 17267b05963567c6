import {
  CHAT_MESSAGE_LIMIT,
  type ChatHistory,
  type ChatReply,
  type ChatRequest,
  CONVERSATION_KEY,
  chatRequestSchema,
} from '@fahrzeugpflege/contracts';
import { Body, Controller, Delete, Get, Header, Headers, HttpCode, Ip, Post, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { validate as isUuid } from 'uuid';
import { BodyLimit } from '../http/read-bodies.js';
import { Problem } from '../problem/problem.js';
import { SchemaPipe } from '../problem/validation.pipe.js';
import { ChatLimit } from './chat-limit.js';
import { ConversationCookie, tokenOfKey } from './conversation/conversation-cookie.js';
import { ForgetConversationCommand, ReadConversationQuery } from './conversation/conversation-handlers.js';
import { SendMessageCommand } from './send-message.handler.js';

const schema = new SchemaPipe(chatRequestSchema);

/** The conversation of the browser that asks. */
@Controller('api/chat')
export class ChatController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly limit: ChatLimit,
    private readonly cookie: ConversationCookie,
  ) {}

  /** `POST /api/chat`: a message to the assistant. */
  @Post()
  @HttpCode(200)
  @BodyLimit(CHAT_MESSAGE_LIMIT)
  async send(
    @Body() body: unknown,
    @Ip() address: string,
    @Res({ passthrough: true }) response: FastifyReply,
    @Headers('content-type') contentType?: string,
    @Headers('cookie') cookies?: string,
    @Headers(CONVERSATION_KEY) key?: string,
    @Headers('idempotency-key') id?: string,
  ): Promise<ChatReply> {
    if (!contentType?.toLowerCase().startsWith('application/json')) {
      throw new Problem(415, 'falsches-format', 'Bitte senden Sie die Nachricht als JSON.');
    }
    this.limit.messages.count(address);
    const { message, isRepeat }: ChatRequest = schema.transform(body);
    const token = this.cookie.read(cookies);
    const messageId = isUuid(id) ? id : undefined;
    const command = new SendMessageCommand(message, token, address, isRepeat, tokenOfKey(key), messageId);
    const answer = await this.commands.execute(command);
    if (answer.token !== undefined) response.header('set-cookie', this.cookie.give(answer.token));
    response.header('cache-control', 'no-store');
    return { reply: answer.reply };
  }

  /** `GET /api/chat`: what was said. */
  @Get()
  @Header('cache-control', 'no-store')
  read(@Headers('cookie') cookies?: string): Promise<ChatHistory> {
    return this.queries.execute(new ReadConversationQuery(this.cookie.read(cookies)));
  }

  /** `DELETE /api/chat`: the visitor wants the conversation forgotten. The cookie goes once the conversation is gone. */
  @Delete()
  @HttpCode(204)
  async forget(
    @Res({ passthrough: true }) response: FastifyReply,
    @Headers('cookie') cookies?: string,
    @Headers(CONVERSATION_KEY) key?: string,
  ): Promise<void> {
    for (const token of [this.cookie.read(cookies), tokenOfKey(key)]) {
      if (token !== null) await this.commands.execute(new ForgetConversationCommand(token));
    }
    response.header('set-cookie', this.cookie.take());
  }
}
