import { networkInterfaces } from 'node:os';
import { findFreePort } from '@fahrzeugpflege/infra/local';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { ApiClient } from '../support/api-client.js';
import { eventually } from '../support/eventually.js';
import { ServiceProcess } from '../support/service-process.js';

jest.setTimeout(120_000);

/** An address of this machine that others could use; where it has none, one that no process listens to unless configured. */
const ELSEWHERE =
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? '127.0.0.2';

describe('health and metrics of the worker', () => {
  let worker: ServiceProcess;
  afterEach(() => worker.kill());

  /** Needs neither database nor queue to answer that it lives. */
  async function start(variables: Record<string, string>) {
    const port = await findFreePort();
    const database = { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' };
    worker = new ServiceProcess('worker', 'worker/dist/main.js', {
      ...database,
      WORKER_PORT: String(port),
      ...variables,
    });
    await eventually(() => new ApiClient(`http://127.0.0.1:${port}`).get('/api/health/live').expect(200));
    return new ApiClient(`http://${ELSEWHERE}:${port}`);
  }

  test('they answer nobody from elsewhere', async () => {
    const outside = await start({});
    for (const path of ['/metrics', '/api/health/live', '/api/health/ready']) {
      await expect(Promise.resolve(outside.get(path))).rejects.toThrow('ECONNREFUSED');
    }
  });

  test('they answer from elsewhere where the environment says so', async () => {
    const outside = await start({ WORKER_HOST: '0.0.0.0' });
    await outside.get('/api/health/live').expect(200);
  });
});
