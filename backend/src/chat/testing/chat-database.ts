import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type pg from 'pg';
import { startTestDatabase, type TestDatabase } from '../../testing/staff-app.js';
import { createChatPool } from '../conversation/conversation-store.js';

/** A database for all specs of a file, and a pool as the chat has it; each spec begins without conversations. */
export function useChatDatabase(): { readonly pool: pg.Pool; readonly database: TestDatabase } {
  const fixture = {} as { pool: pg.Pool; database: TestDatabase };
  beforeAll(async () => {
    const database = await startTestDatabase();
    Object.assign(fixture, { database, pool: createChatPool(database.url) });
  });
  afterEach(() => fixture.pool.query('TRUNCATE chat_conversation'));
  afterAll(async () => {
    await fixture.pool.end();
    await fixture.database.stop();
  });
  return fixture;
}
