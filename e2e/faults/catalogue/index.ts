import type { Fault } from '../fault.js';
import { POSTGRES_FAULTS } from './postgres.js';
import { PROCESS_FAULTS } from './processes.js';
import { FAULTS_OF_BOTH, REDIS_FAULTS } from './redis.js';
import { SMTP_FAULTS } from './smtp.js';

/** In the order of the table. */
export const FAULTS: readonly Fault[] = [
  ...PROCESS_FAULTS,
  ...POSTGRES_FAULTS,
  ...REDIS_FAULTS,
  ...FAULTS_OF_BOTH,
  ...SMTP_FAULTS,
];
