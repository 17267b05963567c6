import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendDocument } from '../http/send-document.js';
import { KeptContent } from './kept-content.js';

/** `GET /api/services`: the services in the order they are shown. */
@Controller('api/services')
export class ServicesController {
  constructor(private readonly content: KeptContent) {}

  @Get()
  async list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    sendDocument(request, reply, await this.content.services());
  }
}
