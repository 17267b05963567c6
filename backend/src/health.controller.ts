import { setTimeout as pause } from 'node:timers/promises';
import { shared } from '@fahrzeugpflege/infra/process';
import { QUEUE_ENGINE, type QueueEngine } from '@fahrzeugpflege/infra/queue';
import { type BeforeApplicationShutdown, Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { SubmissionStore } from './intake/submission-store.js';
import { PhotoStore } from './photos/photo-store.js';

/** Milliseconds from the signal to stop until the API no longer listens. */
export const DRAIN_TIME = Symbol('DRAIN_TIME');

/**
 * `GET /api/health/live` and `/ready`: ready means that a submission can be accepted durably. An API that has been asked
 * to stop is no longer live, but answers everything for its drain time, in which a proxy sees that and turns elsewhere:
 * what reaches it as it stops listening would be cut off.
 */
@Controller('api/health')
export class HealthController implements BeforeApplicationShutdown {
  private isStopping = false;
  /** The calls are public: whoever floods them shares one look at database and queue. */
  private readonly look = shared(() => Promise.all([this.store.isUp(), this.queue.findFault()]));

  constructor(
    private readonly store: SubmissionStore,
    private readonly photos: PhotoStore,
    @Inject(QUEUE_ENGINE) private readonly queue: QueueEngine,
    @Inject(DRAIN_TIME) private readonly drainTime: number,
  ) {}

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await pause(this.drainTime);
  }

  @Get('live')
  live(@Res() reply: FastifyReply): void {
    reply.status(this.isStopping ? 503 : 200).send({ status: this.isStopping ? 'stopping' : 'ok' });
  }

  @Get('ready')
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const [databaseUp, queueFault] = await this.look();
    const ready = databaseUp || (this.queue.isSecondStore && queueFault === null);
    reply.status(ready ? 200 : 503).send({
      status: ready ? 'ok' : 'unavailable',
      parts: {
        database: databaseUp ? 'up' : 'down',
        queue: queueFault === null ? 'up' : 'down',
        // As they were last looked for: a share that hangs must hold up nothing, and enquiries need no photos.
        photos: this.photos.isAway ? 'down' : 'up',
      },
      ...(queueFault === null ? {} : { queueFault }),
    });
  }
}
