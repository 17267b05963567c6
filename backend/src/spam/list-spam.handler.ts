import type { SuspectedSpam } from '@fahrzeugpflege/contracts';
import { connected } from '@fahrzeugpflege/infra/database';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { pageOf, type ReceivedCursor } from '../http/paging.js';

/** A page of suspected spam, and where the next one goes on, if there is one. */
export interface SpamPage {
  readonly spam: SuspectedSpam[];
  readonly next: ReceivedCursor | null;
}

/** Suspected spam, newest first, from a place in the list on. */
export class ListSpamQuery extends Query<SpamPage> {
  constructor(
    readonly limit: number,
    readonly after: ReceivedCursor | null,
  ) {
    super();
  }
}

/** $1 and $2: the place after which it goes on, or nulls; $3: most rows. A `Date` would lose the microseconds. */
const LIST = `
  SELECT id, received_at AS "receivedAt", way_in AS "wayIn", spam_reason AS reason, words,
         to_char(received_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS place
  FROM submission
  WHERE state = 'suspected_spam' AND ($1::timestamptz IS NULL OR (received_at, id) < ($1, $2::uuid))
  ORDER BY received_at DESC, id DESC LIMIT $3`;

interface Row extends Omit<SuspectedSpam, 'receivedAt'> {
  readonly receivedAt: Date;
  readonly place: string;
}

/** Reads a page by its place (keyset), as the list of leads does. */
@QueryHandler(ListSpamQuery)
export class ListSpamHandler implements IQueryHandler<ListSpamQuery> {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async execute({ limit, after }: ListSpamQuery): Promise<SpamPage> {
    const place = [after?.receivedAt ?? null, after?.id ?? null];
    const rows: Row[] = await connected(this.dataSource).query(LIST, [...place, limit + 1]);
    const { page, next } = pageOf(rows, limit, ({ place: receivedAt, id }) => ({ receivedAt, id }));
    return { spam: page.map(toSuspectedSpam), next };
  }
}

function toSuspectedSpam({ id, receivedAt, wayIn, reason, words }: Row): SuspectedSpam {
  return { id, receivedAt: receivedAt.toISOString(), wayIn, reason, words };
}
