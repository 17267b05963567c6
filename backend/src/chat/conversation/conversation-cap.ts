import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { CHAT_POOL } from './conversation-store.js';
import { DELETE_SURPLUS } from './conversation-store.sql.js';

/** DI token: most conversations that are stored. */
export const MOST_CONVERSATIONS = Symbol('MOST_CONVERSATIONS');

/** Far more than a month of visitors makes; a flood of them fills some gigabytes and no more. */
export const USUAL_MOST_CONVERSATIONS = 50_000;

/** Deleted in one statement. */
const STEP = 500;

/** Keeps the number of stored conversations within bounds: of too many the oldest go. */
@Injectable()
export class ConversationCap {
  constructor(
    @Inject(CHAT_POOL) private readonly pool: pg.Pool,
    @Inject(MOST_CONVERSATIONS) private readonly most: number,
  ) {}

  /** Deletes what is too much, in small steps; answers how many went. */
  async enforce(): Promise<number> {
    for (let total = 0; ; ) {
      const { rowCount } = await this.pool.query(DELETE_SURPLUS, [this.most, STEP]);
      total += rowCount ?? 0;
      if (rowCount !== STEP) return total;
    }
  }
}
