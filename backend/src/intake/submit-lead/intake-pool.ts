import type pg from 'pg';
import { createVisitorPool } from '../../visitors/visitor-pool.js';

/** DI token of the connections that only intake uses, so that neither staff nor queue can starve it. */
export const INTAKE_POOL = Symbol('INTAKE_POOL');

const POOL_SIZE = 4;

/** Opens the pool; connections are made when first needed. */
export function createIntakePool(url: string): pg.Pool {
  return createVisitorPool({ url, name: 'intake', size: POOL_SIZE });
}
