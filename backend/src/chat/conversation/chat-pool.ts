import type pg from 'pg';
import { createVisitorPool } from '../../visitors/visitor-pool.js';

/** DI token of the connections that only conversations use: a flood of messages leaves intake its own. */
export const CHAT_POOL = Symbol('CHAT_POOL');

const POOL_SIZE = 4;

/** Opens the pool; connections are made when first needed. */
export function createChatPool(url: string): pg.Pool {
  return createVisitorPool({ url, name: 'chat', size: POOL_SIZE });
}
