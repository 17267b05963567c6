import { QUEUE_NAMES, type QueueName } from '@fahrzeugpflege/contracts';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';

const MAX_PAGE = 100;
const LIMIT_MESSAGE = { message: `Seitengrösse von 1 bis ${MAX_PAGE}` };
const OFFSET_MESSAGE = { message: 'Unbekannte Stelle der Liste' };

/** Query of `GET /api/admin/pipeline/failed`. */
export class FailedJobsRequest {
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
