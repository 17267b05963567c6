import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseConnector } from '@fahrzeugpflege/infra/database';
import { shared } from '@fahrzeugpflege/infra/process';
import { QUEUE_ENGINE, type QueueEngine } from '@fahrzeugpflege/infra/queue';
import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { JobRunner } from './jobs/job-runner.js';
import { MAILER, type Mailer } from './lead-mail/mailer/mailer.js';

/** Milliseconds. */
const MAIL_LIMIT = 2_000;

/** The worker's own health calls. Ready: leads can be made; a mail server that is away only delays mails. */
@Controller('api/health')
export class HealthController {
  private readonly askMailer = shared(() => this.mailer.verify());

  constructor(
    private readonly database: DatabaseConnector,
    private readonly runner: JobRunner,
    @Inject(QUEUE_ENGINE) private readonly queue: QueueEngine,
    @Inject(MAILER) private readonly mailer: Mailer,
  ) {}

  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('ready')
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const [databaseUp, queueFault, mailUp] = await Promise.all([
      this.database.isUp(),
      this.queue.findFault(),
      this.mailUp(),
    ]);
    const ready = databaseUp && queueFault === null && this.runner.isRunning();
    const word = (up: boolean) => (up ? 'up' : 'down');
    reply.status(ready ? 200 : 503).send({
      status: ready ? 'ok' : 'unavailable',
      parts: { database: word(databaseUp), queue: word(queueFault === null), mail: word(mailUp) },
      ...(queueFault === null ? {} : { queueFault }),
    });
  }

  /** A mail server that hangs must not make the answer late, as it is no reason to count as not ready. */
  private mailUp(): Promise<boolean> {
    return Promise.race([this.askMailer(), pause(MAIL_LIMIT, false, { ref: false })]);
  }
}
