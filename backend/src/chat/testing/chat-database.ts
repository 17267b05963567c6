import { createTestDatabase } from '@fahrzeugpflege/infra/testing';
import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type pg from 'pg';
import { createChatPool } from '../conversation/conversation-store.js';

/** A database for all specs of a file, and a pool as the chat has it; each spec begins without conversations. */
export function useChatDatabase(): { readonly pool: pg.Pool; readonly url: string } {
  const fixture = {} as { pool: pg.Pool; url: string };
  beforeAll(async () => {
    const url = await createTestDatabase();
    Object.assign(fixture, { url, pool: createChatPool(url) });
  });
  afterEach(() => fixture.pool.query('TRUNCATE chat_conversation'));
  afterAll(() => fixture.pool.end());
  return fixture;
}
