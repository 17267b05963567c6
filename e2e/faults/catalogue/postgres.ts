import pg from 'pg';
import { type Fault, WITHOUT_DATABASE } from '../fault.js';
import type { Scene } from '../scene.js';

/** Connections and locks that a fault holds until it is healed. */
const held = new Map<Scene, pg.Client[]>();

async function hold(scene: Scene): Promise<pg.Client> {
  const client = new pg.Client(scene.postgres.url);
  client.on('error', () => undefined);
  await client.connect();
  held.set(scene, [...(held.get(scene) ?? []), client]);
  return client;
}

async function letGo(scene: Scene): Promise<void> {
  const clients = held.get(scene) ?? [];
  held.delete(scene);
  await Promise.all(clients.map((client) => client.end()));
}

/** Takes every connection that is left; those in use break, so that each process has to ask for new ones. */
async function takeAllConnections(scene: Scene): Promise<void> {
  const { gate } = scene.stack.parts.postgres;
  gate.cut();
  const isTaken = () =>
    hold(scene).then(
      () => true,
      () => false,
    );
  while (await isTaken());
  gate.open();
}

async function lockLeads(scene: Scene): Promise<void> {
  const client = await hold(scene);
  await client.query('BEGIN; LOCK TABLE lead IN ACCESS EXCLUSIVE MODE');
}

async function killPostgres({ postgres }: Scene): Promise<void> {
  const { exited } = postgres;
  postgres.kill('SIGKILL');
  await exited;
}

export const POSTGRES_FAULTS: readonly Fault[] = [
  {
    name: 'PostgreSQL killed, away for 5 s',
    isShort: true,
    harm: killPostgres,
    seconds: 5,
    heal: ({ postgres }) => postgres.start(),
    refuses: WITHOUT_DATABASE,
  },
  {
    name: 'PostgreSQL killed three times in a row',
    harm: async (scene) => {
      for (let time = 0; time < 3; time += 1) {
        await killPostgres(scene);
        await scene.postgres.start();
      }
    },
    refuses: WITHOUT_DATABASE,
  },
  {
    name: 'PostgreSQL frozen for 8 s',
    harm: ({ postgres }) => postgres.kill('SIGSTOP'),
    seconds: 8,
    heal: ({ postgres }) => postgres.kill('SIGCONT'),
    refuses: WITHOUT_DATABASE,
  },
  {
    name: 'network to PostgreSQL half open for 8 s',
    harm: ({ stack }) => stack.parts.postgres.gate.hang(),
    seconds: 8,
    heal: ({ stack }) => {
      stack.parts.postgres.gate.cut();
      stack.openGates();
    },
    refuses: WITHOUT_DATABASE,
  },
  {
    name: 'PostgreSQL out of connections for 8 s',
    harm: takeAllConnections,
    seconds: 8,
    heal: letGo,
    refuses: WITHOUT_DATABASE,
  },
  {
    name: 'PostgreSQL’s disk full for 8 s',
    missing: ({ disk }) => (disk.isMounted ? undefined : 'root alone may mount a small disk'),
    harm: ({ disk }) => disk.fill(),
    seconds: 8,
    heal: async ({ disk, postgres }) => {
      await disk.free();
      await postgres.start();
    },
    refuses: WITHOUT_DATABASE,
  },
  {
    name: 'a lock on all leads for 15 s',
    harm: lockLeads,
    seconds: 15,
    heal: letGo,
  },
  {
    name: 'a lock on all leads for 40 s, longer than a statement may take',
    harm: lockLeads,
    seconds: 40,
    heal: letGo,
  },
];
