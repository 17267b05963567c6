import { shared } from '@fahrzeugpflege/infra/process';
import { QUEUE_ENGINE, type QueueEngine } from '@fahrzeugpflege/infra/queue';
import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { SubmissionStore } from './intake/submission-store.js';

/** `GET /api/health/live` and `/ready`: ready means that a submission can be accepted durably. */
@Controller('api/health')
export class HealthController {
  /** The calls are public: whoever floods them shares one look at database and queue. */
  private readonly look = shared(() => Promise.all([this.store.isUp(), this.queue.findFault()]));

  constructor(
    private readonly store: SubmissionStore,
    @Inject(QUEUE_ENGINE) private readonly queue: QueueEngine,
  ) {}

  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('ready')
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const [databaseUp, queueFault] = await this.look();
    const ready = databaseUp || (this.queue.isSecondStore && queueFault === null);
    reply.status(ready ? 200 : 503).send({
      status: ready ? 'ok' : 'unavailable',
      parts: { database: databaseUp ? 'up' : 'down', queue: queueFault === null ? 'up' : 'down' },
      ...(queueFault === null ? {} : { queueFault }),
    });
  }
}
