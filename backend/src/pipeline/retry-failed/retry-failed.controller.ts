import { QUEUE_NAMES, type QueueName, type Retried } from '@fahrzeugpflege/contracts';
import { Body, Controller, HttpCode, Param, Post, UsePipes } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { StaffOnly } from '../../auth/staff.guard.js';
import { Problem } from '../../problem/problem.js';
import { RequestValidationPipe } from '../../problem/validation.pipe.js';
import { RetryFailedCommand } from './retry-failed.command.js';
import { RetryFailedRequest } from './retry-failed.request.js';
import { RetryJobCommand } from './retry-job.command.js';
import { RetryStrandedCommand } from './retry-stranded.command.js';

/** «Erneut versuchen»: one job, all of them, and what failed without a job. */
@Controller('api/admin/pipeline')
@StaffOnly()
export class RetryFailedController {
  constructor(private readonly commands: CommandBus) {}

  @Post('failed/retry')
  @HttpCode(200)
  @UsePipes(RequestValidationPipe)
  retryAll(@Body() { queue }: RetryFailedRequest): Promise<Retried> {
    return this.commands.execute(new RetryFailedCommand(queue ?? null));
  }

  @Post('failed/:queue/:jobId/retry')
  @HttpCode(200)
  retryOne(@Param('queue') queue: string, @Param('jobId') jobId: string): Promise<Retried> {
    if (!isQueue(queue)) throw new Problem(404, 'nicht-gefunden', 'Diese Warteschlange gibt es nicht.');
    return this.commands.execute(new RetryJobCommand(queue, jobId));
  }

  @Post('submissions/retry')
  @HttpCode(200)
  retrySubmissions(): Promise<Retried> {
    return this.commands.execute(new RetryStrandedCommand('submissions'));
  }

  @Post('mails/retry')
  @HttpCode(200)
  retryMails(): Promise<Retried> {
    return this.commands.execute(new RetryStrandedCommand('mails'));
  }
}

function isQueue(name: string): name is QueueName {
  return (QUEUE_NAMES as readonly string[]).includes(name);
}
