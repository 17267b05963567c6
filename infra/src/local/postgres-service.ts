import type { EmbeddedPostgres } from './embedded-postgres.js';
import type { Running, Service } from './supervisor.js';

/** The embedded PostgreSQL as a part to keep running: after a crash it comes back on the same port and data. */
export function postgresService(postgres: EmbeddedPostgres): Service {
  return {
    name: 'postgres',
    launch: async (): Promise<Running> => {
      await postgres.start();
      return {
        exited: postgres.exited,
        stop: () => postgres.stop(),
        kill: () => postgres.kill('SIGKILL'),
      };
    },
  };
}
