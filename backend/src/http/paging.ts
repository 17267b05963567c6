import { isCalendarDay, SIMILAR_SEARCH } from '@fahrzeugpflege/contracts';
import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min, ValidateBy } from 'class-validator';
import { validate as isUuid } from 'uuid';

const INSTANT = /^([12]\d{3}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/;

/** True for a moment with its zone, as `2025-08-10T08:30:00Z` or `2025-08-10T10:30+02:00`. */
export function isInstant(text: string): boolean {
  const day = INSTANT.exec(text)?.[1];
  return day !== undefined && isCalendarDay(day) && !Number.isNaN(Date.parse(text));
}

/** The place of a lead in the list: when it was received, to the microsecond as PostgreSQL keeps it, and its id. */
export interface ReceivedCursor {
  /** ISO 8601 in UTC with six decimals. */
  readonly receivedAt: string;
  readonly id: string;
  /** The list holds leads with similar words, and goes on so. */
  readonly isSimilar?: true;
  /** By what the list is ordered, where that is not when a lead was received. Whoever forges one may have any text here. */
  readonly sortKey?: string;
}

/** In the place of {@link SIMILAR_SEARCH}: a sort key follows. */
const SORTED = 'by';

/** Opaque to clients. */
export function encodeCursor({ receivedAt, id, isSimilar, sortKey }: ReceivedCursor): string {
  const mode = isSimilar ? [SIMILAR_SEARCH] : sortKey === undefined ? [] : [SORTED, sortKey];
  return Buffer.from([receivedAt, id, ...mode].join(' ')).toString('base64url');
}

/** Null for anything that `encodeCursor` did not make. */
export function decodeCursor(text: string): ReceivedCursor | null {
  const [receivedAt = '', id = '', mode, ...rest] = Buffer.from(text, 'base64url').toString().split(' ');
  const sortKey = mode === SORTED ? rest.join(' ') : undefined;
  const isMode = sortKey === undefined ? rest.length === 0 : !sortKey.includes('\0');
  const isPlace = receivedAt.endsWith('Z') && isInstant(receivedAt) && isUuid(id) && isMode;
  if (!isPlace || ![undefined, SIMILAR_SEARCH, SORTED].includes(mode)) return null;
  return {
    receivedAt,
    id,
    ...(mode === SIMILAR_SEARCH && { isSimilar: true }),
    ...(sortKey !== undefined && { sortKey }),
  };
}

/**
 * A page of a list that was read with one row more than the page holds, which tells that there is a next one.
 *
 * @param placeOf where the list goes on after a row
 */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  placeOf: (last: Row) => ReceivedCursor,
): { readonly page: Row[]; readonly next: ReceivedCursor | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next: rows.length > limit && last ? placeOf(last) : null };
}

/**
 * The `Link` header that leads from one page of a list to the next (RFC 8288).
 *
 * @param query what else the address of the list holds; empty values are left out
 */
export function linkToNext(
  path: string,
  query: Readonly<Record<string, string | number | undefined>>,
  next: ReceivedCursor,
): string {
  const given = Object.entries(query).flatMap<[string, string]>(([name, value]) =>
    value ? [[name, String(value)]] : [],
  );
  return `<${path}?${new URLSearchParams([...given, ['cursor', encodeCursor(next)]])}>; rel="next"`;
}

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
