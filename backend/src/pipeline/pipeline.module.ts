import { Module } from '@nestjs/common';
import { FailedJobsController } from './failed-jobs/failed-jobs.controller.js';
import { FailedJobsHandler } from './failed-jobs/failed-jobs.handler.js';
import { PipelineRecords } from './pipeline-state/pipeline-records.js';
import { PipelineStateController } from './pipeline-state/pipeline-state.controller.js';
import { PipelineStateHandler } from './pipeline-state/pipeline-state.handler.js';
import { QueueBoardAddressController, QueueBoardController } from './queue-board/queue-board.controller.js';
import { QueueBoard } from './queue-board/queue-board.js';
import { JobRetry } from './retry-failed/job-retry.js';
import { RetryFailedController } from './retry-failed/retry-failed.controller.js';
import { RetryFailedHandler } from './retry-failed/retry-failed.handler.js';
import { RetryJobHandler } from './retry-failed/retry-job.handler.js';
import { RetryRecords } from './retry-failed/retry-records.js';
import { RetryStrandedHandler } from './retry-failed/retry-stranded.handler.js';

/** The pipeline as operators see it: how it stands, what failed, and another try. */
@Module({
  controllers: [
    PipelineStateController,
    FailedJobsController,
    RetryFailedController,
    QueueBoardController,
    QueueBoardAddressController,
  ],
  providers: [
    PipelineRecords,
    PipelineStateHandler,
    FailedJobsHandler,
    JobRetry,
    RetryRecords,
    RetryJobHandler,
    RetryFailedHandler,
    RetryStrandedHandler,
    QueueBoard,
  ],
})
export class PipelineModule {}
