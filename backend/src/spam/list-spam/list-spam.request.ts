import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min, ValidateBy } from 'class-validator';
import { decodeCursor } from '../../leads/list-leads/lead-cursor.js';

const DEFAULT_PAGE = 50;
const MAX_PAGE = 200;
const LIMIT_MESSAGE = `Seitengrösse von 1 bis ${MAX_PAGE}`;

const isCursor = (value: unknown) => typeof value === 'string' && decodeCursor(value) !== null;
const CURSOR_MESSAGE = { message: 'Unbekannte Stelle der Liste' };

/** Query of `GET /api/spam`. */
export class ListSpamRequest {
  @IsOptional()
  @Max(MAX_PAGE, { message: LIMIT_MESSAGE })
  @Min(1, { message: LIMIT_MESSAGE })
  @IsInt({ message: LIMIT_MESSAGE })
  @Type(() => Number)
  limit: number = DEFAULT_PAGE;

  @IsOptional()
  @ValidateBy({ name: 'isCursor', validator: { validate: isCursor } }, CURSOR_MESSAGE)
  cursor?: string;
}
