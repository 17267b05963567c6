import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Redis } from 'ioredis';
import type { Cleanup } from '../support/cleanup.js';
import { eventually } from '../support/eventually.js';
import { requireRedisBinary } from '../support/redis-binary.js';
import { RedisProcess } from '../support/redis-process.js';
import { REDIS_SETTINGS } from '../support/redis-server.js';

/** Silence after which a server counts as dead; milliseconds. */
const DEAD_AFTER = 2_000;

/** Whatever stands in braces chooses the slot. */
const QUEUE_KEY = '{fahrzeugpflege}';

async function start(cleanup: Cleanup, ...settings: readonly string[]): Promise<RedisProcess> {
  const server = await RedisProcess.start(requireRedisBinary(), settings);
  cleanup.add(() => server.stop());
  return server;
}

/** A master with a replica, and three sentinels. */
export class SentinelSetup {
  private constructor(
    readonly url: string,
    readonly master: RedisProcess,
    readonly replica: RedisProcess,
  ) {}

  static async start(cleanup: Cleanup): Promise<SentinelSetup> {
    const master = await start(cleanup, ...REDIS_SETTINGS);
    const replica = await start(cleanup, ...REDIS_SETTINGS, '--replicaof', master.host, String(master.port));
    const folder = await mkdtemp(join(tmpdir(), 'fahrzeugpflege-sentinels-'));
    cleanup.add(() => rm(folder, { recursive: true, force: true }));
    const sentinels: RedisProcess[] = [];
    for (const nth of [1, 2, 3]) {
      const file = join(folder, `${nth}.conf`);
      const rules = [`monitor queue ${master.host} ${master.port} 2`, `down-after-milliseconds queue ${DEAD_AFTER}`];
      await writeFile(file, rules.map((rule) => `sentinel ${rule}\n`).join(''));
      sentinels.push(await start(cleanup, file, '--sentinel'));
    }
    await eventually(() => replica.ask((client) => isLinked(client)));
    const addresses = sentinels.map(({ host, port }) => `${host}:${port}`);
    return new SentinelSetup(`redis+sentinel://${addresses.join(',')}/queue`, master, replica);
  }

  /** The replica gets nothing more of what is written. */
  async cutReplication(): Promise<void> {
    await this.replica.ask(async (client) => {
      await client.config('SET', 'masterauth', 'wrong');
      await client.client('KILL', 'TYPE', 'master');
    });
  }

  /** Resolves when the replica has taken over. */
  async promoted(): Promise<void> {
    await eventually(() =>
      this.replica.ask(async (client) => {
        if (!(await client.info('replication')).includes('role:master')) throw new Error('still a replica');
      }),
    );
  }
}

async function isLinked(client: Redis): Promise<void> {
  if (!(await client.info('replication')).includes('master_link_status:up')) throw new Error('not linked');
}

/** Three masters, each with a replica. */
export class ClusterSetup {
  private constructor(private readonly nodes: readonly RedisProcess[]) {}

  static async start(cleanup: Cleanup): Promise<ClusterSetup> {
    const settings = ['--cluster-enabled', 'yes', '--cluster-node-timeout', String(DEAD_AFTER)];
    const nodes: RedisProcess[] = [];
    for (let nth = 0; nth < 6; nth += 1) nodes.push(await start(cleanup, ...REDIS_SETTINGS, ...settings));
    const addresses = nodes.map(({ host, port }) => `${host}:${port}`);
    const create = ['--cluster', 'create', ...addresses, '--cluster-replicas', '1', '--cluster-yes'];
    await promisify(execFile)('redis-cli', create);
    const cluster = new ClusterSetup(nodes);
    await eventually(() => cluster.owner());
    return cluster;
  }

  get url(): string {
    return this.nodes.map(({ url }) => url).join(',');
  }

  /** The node that holds the queues: they share a slot. @throws Error while there is none */
  async owner(): Promise<RedisProcess> {
    for (const node of this.nodes) {
      const isOwner = await node
        .ask((client) => client.get(QUEUE_KEY))
        .then(
          () => true,
          () => false,
        );
      if (isOwner) return node;
    }
    throw new Error('nobody holds the queues');
  }
}
