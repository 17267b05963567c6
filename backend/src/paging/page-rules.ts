import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min, ValidateBy } from 'class-validator';
import { decodeCursor } from './received-cursor.js';

/** Rows of a page whose size nobody asks for. */
export const DEFAULT_PAGE = 50;

const MAX_PAGE = 200;
const SIZE_MESSAGE = `Seitengrösse von 1 bis ${MAX_PAGE}`;

const isCursor = (value: unknown) => typeof value === 'string' && decodeCursor(value) !== null;

/** A field of a query: how many rows a page has. */
export const PageSize = () =>
  applyDecorators(
    IsOptional(),
    Max(MAX_PAGE, { message: SIZE_MESSAGE }),
    Min(1, { message: SIZE_MESSAGE }),
    IsInt({ message: SIZE_MESSAGE }),
    Type(() => Number),
  );

/** A field of a query: the place after which a page begins. */
export const PageCursor = () =>
  applyDecorators(
    IsOptional(),
    ValidateBy({ name: 'isCursor', validator: { validate: isCursor } }, { message: 'Unbekannte Stelle der Liste' }),
  );
