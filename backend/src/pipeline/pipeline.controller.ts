import {
  type FailedJobPage,
  type PipelineState,
  QUEUE_NAMES,
  type QueueName,
  type Retried,
} from '@fahrzeugpflege/contracts';
import { shared } from '@fahrzeugpflege/infra/process';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, UsePipes } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { StaffOnly } from '../auth/staff.guard.js';
import { Problem } from '../problem/problem.js';
import { RequestValidationPipe } from '../problem/validation.pipe.js';
import { FailedJobsQuery } from './failed-jobs.handler.js';
import { PipelineStateQuery } from './pipeline-state.handler.js';
import { RetryFailedCommand, RetryJobCommand, RetryStrandedCommand } from './retry-failed.handler.js';

const MAX_PAGE = 100;
const LIMIT_MESSAGE = { message: `Seitengrösse von 1 bis ${MAX_PAGE}` };
const OFFSET_MESSAGE = { message: 'Unbekannte Stelle der Liste' };

/** Query of `GET /api/admin/pipeline/failed`. */
class FailedJobsRequest {
  @IsIn(QUEUE_NAMES, { message: 'Unbekannte Warteschlange' })
  queue!: QueueName;

  @IsOptional()
  @Max(1_000_000, OFFSET_MESSAGE)
  @Min(0, OFFSET_MESSAGE)
  @IsInt(OFFSET_MESSAGE)
  @Type(() => Number)
  offset: number = 0;

  @IsOptional()
  @Max(MAX_PAGE, LIMIT_MESSAGE)
  @Min(1, LIMIT_MESSAGE)
  @IsInt(LIMIT_MESSAGE)
  @Type(() => Number)
  limit: number = 20;
}

/** Body of `POST /api/admin/pipeline/failed/retry`. */
class RetryFailedRequest {
  /** Without it, all queues, and what failed without a job. */
  @IsOptional()
  @IsIn(QUEUE_NAMES, { message: 'Unbekannte Warteschlange' })
  queue?: QueueName;
}

/** How the pipeline stands, what failed, and another try. */
@Controller('api/admin/pipeline')
@StaffOnly()
export class PipelineController {
  /** Pages that stay open ask again and again: those that ask at the same moment share one look. */
  private readonly look = shared(() => this.queries.execute(new PipelineStateQuery()));

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** `GET /api/admin/pipeline`: how the pipeline stands. */
  @Get()
  @Header('cache-control', 'no-store')
  state(): Promise<PipelineState> {
    return this.look();
  }

  /** `GET /api/admin/pipeline/failed?queue=…`: which jobs failed for good, and why. */
  @Get('failed')
  @Header('cache-control', 'no-store')
  @UsePipes(RequestValidationPipe)
  list(@Query() { queue, offset, limit }: FailedJobsRequest): Promise<FailedJobPage> {
    return this.queries.execute(new FailedJobsQuery(queue, offset, limit));
  }

  /** «Erneut versuchen»: one job, all of them, and what failed without a job. */
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
