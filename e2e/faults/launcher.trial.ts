import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRun } from '@fahrzeugpflege/infra/local';
import { describe, expect, test } from '@jest/globals';
import { Cleanup } from '../support/cleanup.js';
import { eventually } from '../support/eventually.js';
import { MailSink } from '../support/mail-sink.js';
import { ownPort } from '../support/own-port.js';
import { ENGINES, type Engine } from '../support/parts.js';
import { Queues } from '../support/queues.js';
import { Records } from '../support/records.js';
import { ServiceProcess } from '../support/service-process.js';
import { startRedis } from '../support/start-redis.js';
import { evidenceOf, settled } from './aftermath.js';
import { audit } from './audit.js';
import { Ledger } from './ledger.js';
import { LoadGenerator } from './load-generator.js';

const FAULT = { name: 'launcher killed', breaksConnections: true };
const START_PATIENCE = 120_000;
const TIME_LIMIT = 600_000;

/** `npm start` on data of its own, without the building. */
async function start(variables: Readonly<Record<string, string>>, cleanup: Cleanup): Promise<ServiceProcess> {
  const launcher = new ServiceProcess('launcher', 'infra/dist/local/start.js', variables);
  cleanup.add(async () => launcher.running && launcher.terminate());
  await eventually(async () => {
    const run = await readRun(variables['DATA_DIR'] ?? '');
    // It announces itself once all is up.
    if (run?.launcher.pid !== launcher.pid || !run?.worker) throw new Error(`npm start is not up:\n${launcher.output}`);
  }, START_PATIENCE);
  return launcher;
}

async function variablesFor(engine: Engine, mails: MailSink, cleanup: Cleanup): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'fahrzeugpflege-launcher-'));
  cleanup.add(() => rm(folder, { recursive: true, force: true }));
  const redis = engine === 'redis' ? await startRedis() : undefined;
  cleanup.add(async () => redis?.stop());
  return {
    DATA_DIR: folder,
    PORT: String(await ownPort()),
    WORKER_PORT: String(await ownPort()),
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    RATE_LIMIT: 'off',
    ...(redis ? { REDIS_URL: `redis://${redis.host}:${redis.port}` } : {}),
  };
}

describe.each(ENGINES)('`npm start`, queue in %s', (engine) => {
  test(
    'is killed twice under load, and each time starts again on its data with all that was acknowledged',
    async () => {
      const cleanup = new Cleanup();
      try {
        const mails = await MailSink.start();
        cleanup.add(() => mails.close());
        const variables = await variablesFor(engine, mails, cleanup);
        const ledger = new Ledger(join(variables['DATA_DIR'] ?? '', 'ledger.jsonl'));
        let launcher = await start(variables, cleanup);
        for (let time = 0; time < 2; time += 1) {
          const load = new LoadGenerator(`http://127.0.0.1:${variables['PORT']}`, FAULT.name, ledger);
          await load.more(20);
          await launcher.kill();
          await load.end();
          launcher = await start(variables, cleanup);
        }
        const databaseUrl = (await readRun(variables['DATA_DIR'] ?? ''))?.worker?.['DATABASE_URL'] ?? '';
        const records = await Records.open(databaseUrl);
        cleanup.add(() => records.close());
        const queues = await Queues.open({ databaseUrl, redisUrl: variables['REDIS_URL'] }, cleanup);
        await settled({ records, queues });
        const account = audit(FAULT, engine, ledger.read(), await evidenceOf({ records, mails }));
        expect(account.broken).toEqual([]);
        expect(account.acknowledged).toBeGreaterThanOrEqual(40);
      } finally {
        await cleanup.run();
      }
    },
    TIME_LIMIT,
  );
});
