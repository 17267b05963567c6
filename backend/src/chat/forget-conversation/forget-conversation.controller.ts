import { Controller, Delete, Headers, HttpCode, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { ConversationCookie } from '../conversation/conversation-cookie.js';
import { ForgetConversationCommand } from './forget-conversation.command.js';

/** `DELETE /api/chat`: the visitor wants the conversation forgotten. The cookie goes once the conversation is gone. */
@Controller('api/chat')
export class ForgetConversationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly cookie: ConversationCookie,
  ) {}

  @Delete()
  @HttpCode(204)
  async forget(@Res({ passthrough: true }) response: FastifyReply, @Headers('cookie') cookies?: string): Promise<void> {
    const token = this.cookie.read(cookies);
    if (token !== null) await this.commands.execute(new ForgetConversationCommand(token));
    response.header('set-cookie', this.cookie.take());
  }
}
