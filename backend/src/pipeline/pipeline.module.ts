import { Module } from '@nestjs/common';
import { FailedJobsHandler } from './failed-jobs.handler.js';
import { PipelineController } from './pipeline.controller.js';
import { PipelineRecords } from './pipeline-state/pipeline-records.js';
import { PipelineStateHandler } from './pipeline-state/pipeline-state.handler.js';
import { QueueBoardAddressController, QueueBoardController } from './queue-board/queue-board.controller.js';
import { QueueBoard } from './queue-board/queue-board.js';
import { JobRetry } from './retry-failed/job-retry.js';
import { RetryFailedHandler, RetryJobHandler, RetryStrandedHandler } from './retry-failed/retry-failed.handler.js';
import { RetryRecords } from './retry-failed/retry-records.js';

/** The pipeline as operators see it: how it stands, what failed, and another try. */
@Module({
  controllers: [PipelineController, QueueBoardController, QueueBoardAddressController],
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
