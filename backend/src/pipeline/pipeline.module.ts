import { Module } from '@nestjs/common';
import { FailedJobsHandler } from './failed-jobs.handler.js';
import { FailedWork } from './failed-work.js';
import { PipelineController } from './pipeline.controller.js';
import { PipelineRecords, PipelineStateHandler } from './pipeline-state.handler.js';
import { QueueBoardAddressController, QueueBoardController } from './queue-board/queue-board.controller.js';
import { QueueBoard } from './queue-board/queue-board.js';
import { RetryFailedHandler, RetryJobHandler, RetryStrandedHandler } from './retry-failed.handler.js';

/** The pipeline as operators see it: how it stands, what failed, and another try. */
@Module({
  controllers: [PipelineController, QueueBoardController, QueueBoardAddressController],
  providers: [
    PipelineRecords,
    PipelineStateHandler,
    FailedJobsHandler,
    FailedWork,
    RetryJobHandler,
    RetryFailedHandler,
    RetryStrandedHandler,
    QueueBoard,
  ],
})
export class PipelineModule {}
