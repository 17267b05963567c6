import { CHAT_MESSAGE_LIMIT, type ChatReply, type ChatRequest, chatRequestSchema } from '@fahrzeugpflege/contracts';
import { Body, Controller, Headers, HttpCode, Ip, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { BodyLimit } from '../../http/body-limit.js';
import { Problem } from '../../problem/problem.js';
import { SchemaPipe } from '../../problem/schema.pipe.js';
import { ConversationCookie } from '../conversation/conversation-cookie.js';
import { ChatLimit } from './chat-limit.js';
import { SendMessageCommand } from './send-message.command.js';

const schema = new SchemaPipe(chatRequestSchema);

/** `POST /api/chat`: a message to the assistant. */
@Controller('api/chat')
export class SendMessageController {
  constructor(
    private readonly commands: CommandBus,
    private readonly limit: ChatLimit,
    private readonly cookie: ConversationCookie,
  ) {}

  @Post()
  @HttpCode(200)
  @BodyLimit(CHAT_MESSAGE_LIMIT)
  async send(
    @Body() body: unknown,
    @Ip() address: string,
    @Res({ passthrough: true }) response: FastifyReply,
    @Headers('content-type') contentType?: string,
    @Headers('cookie') cookies?: string,
  ): Promise<ChatReply> {
    if (!contentType?.toLowerCase().startsWith('application/json')) {
      throw new Problem(415, 'falsches-format', 'Bitte senden Sie die Nachricht als JSON.');
    }
    this.limit.countMessage(address);
    const { message }: ChatRequest = schema.transform(body);
    const token = this.cookie.read(cookies);
    const answer = await this.commands.execute(new SendMessageCommand(message, token, address));
    if (answer.token !== undefined) response.header('set-cookie', this.cookie.give(answer.token));
    response.header('cache-control', 'no-store');
    return { reply: answer.reply };
  }
}
