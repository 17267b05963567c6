import { setTimeout as pause } from 'node:timers/promises';
import type { WireMark } from '../../support/gate.js';
import type { Fault } from '../fault.js';
import type { Kind } from '../fleet.js';
import { options } from '../options.js';
import type { Scene } from '../scene.js';

/** Each process of a kind, one after the other, and all of them again. */
async function killEachTwice({ fleet }: Scene, kind: Kind): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    for (const member of fleet.of(kind)) await fleet.kill(member);
  }
}

/** Kills one process of the kind at the moment that the marks show on its way to a part; three times, in the short form once. */
const killAt =
  (kind: Kind, part: 'postgres' | 'queue', ...marks: readonly WireMark[]) =>
  async ({ fleet }: Scene): Promise<void> => {
    for (let time = 0; time < (options.isFull ? 3 : 1); time += 1) {
      const [victim] = fleet.of(kind);
      if (!victim) throw new Error(`no ${kind}`);
      const { postgres, redis } = victim.gates;
      await (part === 'queue' ? (redis ?? postgres) : postgres).holdAt(...marks);
      await fleet.kill(victim);
    }
  };

function freezeOne(kind: Kind, seconds: number) {
  return async ({ fleet }: Scene): Promise<void> => {
    const [victim] = fleet.of(kind);
    victim?.process.freeze();
    await pause(seconds * 1_000);
    victim?.process.thaw();
  };
}

/** Statements of worker and API as they stand on the wire, and PostgreSQL's answer to one. */
const client = (pattern: RegExp): WireMark => ({ from: 'client', pattern });
const server = (pattern: RegExp): WireMark => ({ from: 'server', pattern });
const LOCKS_SUBMISSIONS = client(/AND state IN \('waiting', 'failed'\)/);
const INSERTS_LEADS = client(/INSERT INTO lead /);
const HAS_COMMITTED = server(/COMMIT\0/);
const NOTES_SENT_MAIL = client(/SET state = 'sent'/);
const STORES_SUBMISSIONS = client(/store-submissions/);
const ANSWER = server(/./);
const ENQUEUES = client(/lead-received/);

/** A killed API breaks what it has in hand, and with it a conversation; the assistant then asks to be written to again. */
const BREAKS_REQUESTS = { breaksConnections: true, refuses: { postgres: ['chat'], redis: ['chat'] } } as const;

export const PROCESS_FAULTS: readonly Fault[] = [
  {
    name: 'each API killed, again and again',
    harm: (scene) => killEachTwice(scene, 'api'),
    ...BREAKS_REQUESTS,
  },
  {
    name: 'each worker killed, again and again',
    harm: (scene) => killEachTwice(scene, 'worker'),
    repeatsMails: true,
  },
  {
    name: 'all processes killed at once',
    harm: ({ fleet }) => fleet.kill(...fleet.of('api'), ...fleet.of('worker')),
    ...BREAKS_REQUESTS,
    repeatsMails: true,
  },
  // The last point of the way first: its lease of a minute runs while the others are tried.
  {
    name: 'worker killed after the mail server’s «250», before the note of it',
    isShort: true,
    harm: killAt('worker', 'postgres', NOTES_SENT_MAIL),
    repeatsMails: true,
  },
  {
    name: 'API killed after its commit, before its answer',
    harm: killAt('api', 'postgres', STORES_SUBMISSIONS, ANSWER),
    ...BREAKS_REQUESTS,
  },
  {
    name: 'API killed after its commit, before the event is on the queue',
    isShort: true,
    harm: killAt('api', 'queue', ENQUEUES),
    ...BREAKS_REQUESTS,
  },
  {
    name: 'worker killed after it has fetched a job',
    isShort: true,
    harm: killAt('worker', 'postgres', LOCKS_SUBMISSIONS),
    repeatsMails: true,
  },
  {
    name: 'worker killed after its commit, before the mail is on the queue',
    isShort: true,
    harm: killAt('worker', 'postgres', INSERTS_LEADS, HAS_COMMITTED),
    repeatsMails: true,
  },
  {
    name: 'an API frozen for 6 s',
    harm: freezeOne('api', 6),
  },
  {
    name: 'a worker frozen for 25 s, longer than its jobs are locked',
    harm: freezeOne('worker', 25),
  },
  {
    name: 'a worker frozen for 70 s, longer than its mails are leased',
    harm: freezeOne('worker', 70),
    repeatsMails: true,
  },
  {
    name: 'APIs and workers replaced one by one, with a migration',
    isShort: true,
    harm: async ({ fleet, stack }) => {
      await stack.records.query('ALTER TABLE lead ADD COLUMN IF NOT EXISTS next_version text');
      for (const kind of ['api', 'worker'] as const) {
        for (const member of fleet.of(kind)) await fleet.replace(member);
      }
    },
  },
];
