import { Controller, Get, Headers, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StaffOnly } from '../../auth/staff.guard.js';
import { LeadStreams } from './lead-streams.js';

/** Neither kept nor held back nor repacked by anything between here and the browser. */
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** `GET /api/leads/stream`: what happens to leads, as server-sent events (see `contracts/src/lead/lead-event.ts`). */
@Controller('api/leads/stream')
@StaffOnly()
export class LeadStreamController {
  constructor(private readonly streams: LeadStreams) {}

  @Get()
  async open(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Headers('last-event-id') lastEventId?: string,
  ): Promise<void> {
    const { sessionId } = request.session;
    const { body } = await this.streams.open({ sessionId, address: request.ip, lastEventId });
    reply.raw.once('close', () => body.destroy());
    await reply.headers(HEADERS).send(body);
  }
}
