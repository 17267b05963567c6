import { QUEUE_NAMES, type QueueName } from '@fahrzeugpflege/contracts';
import { IsIn, IsOptional } from 'class-validator';

/** Body of `POST /api/admin/pipeline/failed/retry`. */
export class RetryFailedRequest {
  /** Without it, all queues, and what failed without a job. */
  @IsOptional()
  @IsIn(QUEUE_NAMES, { message: 'Unbekannte Warteschlange' })
  queue?: QueueName;
}
