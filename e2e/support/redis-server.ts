/** A real Redis of a test's own, as the house wants it: append-only file, and nothing is ever evicted. */
export interface RedisServer {
  readonly host: string;
  readonly port: number;
  stop(): Promise<void>;
}

/** The settings that architecture.md asks of a Redis that holds accepted submissions. */
export const REDIS_SETTINGS = ['--appendonly', 'yes', '--appendfsync', 'always', '--maxmemory-policy', 'noeviction'];
