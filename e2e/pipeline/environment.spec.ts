import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import pg from 'pg';
import { eventually } from '../support/eventually.js';
import { expectLeadAndMail } from '../support/expectations.js';
import { ENGINES } from '../support/parts.js';
import { contentOfQueues } from '../support/queue-content.js';
import { ServiceProcess } from '../support/service-process.js';
import type { Api, Worker } from '../support/stack.js';
import { useStack } from '../support/stack-test.js';
import { aVisitor, contactEnquiry, contactForm } from '../support/visitor.js';

/** «Configuration error» (sysexits.h). */
const EXIT_CONFIGURATION = 78;

const commonFaults = {
  DATABASE_URL: 'mysql://root:geheimes-passwort@localhost/db',
  REDIS_URL: 'localhost:6379',
  LOG_LEVEL: 'loud',
  PUBLIC_URL: 'www.example.ch',
  PORT: '70000',
};

const programs = [
  ['backend/dist/main.js', { ...commonFaults, RATE_LIMIT: 'vielleicht', THIRD_PARTIES: '{' }],
  [
    'worker/dist/main.js',
    { ...commonFaults, WORKER_PORT: 'abc', SMTP_URL: 'mail.example.ch', MAIL_TO: 'empfang', MAIL_FROM: 'niemand' },
  ],
] as const;

describe.each(programs)('the environment of %s', (script, faults) => {
  let program: ServiceProcess | undefined;

  afterEach(async () => {
    if (program?.running) await program.kill();
  });

  const run = (environment: Record<string, string>) => {
    program = new ServiceProcess(script, script, environment);
    return program;
  };

  test('every wrong variable is named at once, its value is not, and the exit code says that a restart is no use', async () => {
    const { exited, ...refused } = await ended(run(faults));
    expect(exited).toEqual({ code: EXIT_CONFIGURATION, signal: null });
    for (const variable of Object.keys(faults)) expect(refused.output).toMatch(new RegExp(`^ *${variable}: `, 'm'));
    expect(refused.output).not.toContain('geheimes-passwort');
  });

  test.each([{}, { DATABASE_URL: '' }])('without a database (%j) it does not start', async (environment) => {
    const { exited, output } = await ended(run(environment));
    expect(exited.code).toBe(EXIT_CONFIGURATION);
    expect(output).toContain('DATABASE_URL');
  });
});

describe.each(['infra/dist/local/start.js', 'infra/dist/local/worker.js'])('the environment of %s', (script) => {
  test('that is wrong ends it with the same exit code, before anything is started', async () => {
    const { exited, output } = await ended(new ServiceProcess(script, script, { PORT: '70000', SMTP_URL: 'mail' }));
    expect(exited).toEqual({ code: EXIT_CONFIGURATION, signal: null });
    expect(output).toMatch(/PORT: .*\n *SMTP_URL: /);
  });
});

describe.each(ENGINES)('what can be seen from outside, queue in %s', (engine) => {
  const context = useStack(engine);
  const { test } = context;
  let api: Api;

  beforeAll(async () => {
    api = await context.stack.startApi({ variables: { LOG_LEVEL: 'trace' } });
  });

  test('the API says that it lives and that it is ready', async () => {
    expect((await api.client.get('/api/health/live').expect(200)).body).toMatchObject({ status: 'ok' });
    expect((await api.client.get('/api/health/ready').expect(200)).body).toMatchObject({
      status: 'ok',
      parts: { database: 'up', queue: 'up', photos: 'up' },
    });
  });

  test('a visitor leaves no trace in queue and output, before and after the lead is made', async (stack) => {
    const visitor = { ...aVisitor(), name: 'Annamirl Zwiefachenhuber' };
    const enquiry = { ...contactEnquiry(visitor), message: 'Zitronengelbes Wohnmobil mit Beule' };
    await api.client.contact(enquiry).expect(201);
    await api.client.form({ ...contactForm(visitor), message: enquiry.message }).expect(303);
    await api.client.form({ ...contactForm(visitor), message: '', name: visitor.name }).expect(422);
    await eventually(async () => expect(await stack.queues.count('lead-received', 'waiting')).toBeGreaterThan(0));
    const traces = [visitor.name, 'Zwiefachenhuber', visitor.email, 'Zitronengelb', '062 123 45 67', '+41621234567'];
    const waiting = await contentOfQueues(stack.parts);
    expect(waiting).toContain('formType');
    for (const trace of traces) expect(waiting).not.toContain(trace);

    const worker = await stack.startWorker({ variables: { LOG_LEVEL: 'trace' } });
    await eventually(async () => expect(await stack.records.countDeliveries('sent')).toBe(2));
    const done = (await contentOfQueues(stack.parts)) + api.process.output + worker.process.output;
    const metrics = (await worker.client.get('/metrics')).text;
    for (const trace of traces) expect(done + metrics).not.toContain(trace);
  });

  test('the worker says that it lives and is ready, and shows its metrics', async (stack) => {
    const worker: Worker = await stack.startWorker();
    await worker.client.get('/api/health/live').expect(200);
    expect((await worker.client.get('/api/health/ready').expect(200)).body).toEqual({
      status: 'ok',
      parts: { database: 'up', queue: 'up', mail: 'up' },
    });
    const { status, headers, text } = await worker.client.get('/metrics');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    for (const queue of ['lead-received', 'lead-mail']) {
      for (const state of ['waiting', 'active', 'delayed', 'failed']) {
        expect(text).toMatch(new RegExp(`^queue_jobs\\{queue="${queue}",state="${state}"\\} \\d+$`, 'm'));
      }
    }
    expect(text).toContain('process_cpu_seconds_total');
  });

  test('API and worker say once what they are and where they listen, and nothing of a queue that is up', async (stack) => {
    const worker = await stack.startWorker();
    for (const { process, client } of [api, worker]) {
      const { host } = new URL(client.url);
      const lines = process.output.split('\n').filter((line) => /"level":30|"context":"Queue"/.test(line));
      expect(lines.map((line) => JSON.parse(line))).toEqual([
        expect.objectContaining({ version: expect.any(String), queue: engine, msg: expect.stringContaining(host) }),
      ]);
    }
  });

  test('variables that are empty count as unset', async (stack) => {
    const variables = { PUBLIC_URL: '', RATE_LIMIT: '', TRUST_PROXY: '', MAIL_FROM: '', MAIL_TO: '' };
    await stack.startApi({ variables });
    await stack.startWorker({ variables });
    const visitor = aVisitor();
    await api.client.contact(contactEnquiry(visitor)).expect(201);
    await expectLeadAndMail(stack, visitor);
  });

  if (engine === 'postgres') {
    test('a database of before the first release is refused with what to do, and a restart is no use', async ({
      parts,
    }) => {
      const url = new URL(parts.postgres.url);
      url.pathname = '/older';
      await query(parts.postgres.url, 'CREATE DATABASE older');
      await query(url.href, "CREATE TABLE migrations AS SELECT 'FirstSchema1763700000000' AS name");
      const { exited, output } = await ended(
        new ServiceProcess('migrate', 'infra/dist/database/migrate.js', { DATABASE_URL: url.href }),
      );
      expect(exited).toEqual({ code: EXIT_CONFIGURATION, signal: null });
      expect(output).toContain('Name an empty one (DATABASE_URL)');
    });
  }

  if (engine === 'redis') {
    test('a Redis that may throw jobs away is named', async ({ parts }) => {
      const client = new Redis(parts.redis?.url ?? '');
      await client.config('SET', 'maxmemory-policy', 'allkeys-lru');
      try {
        const { body } = await api.client.get('/api/health/ready');
        expect(body).toMatchObject({ parts: { queue: 'down' }, queueFault: expect.stringContaining('allkeys-lru') });
      } finally {
        await client.config('SET', 'maxmemory-policy', 'noeviction');
        client.disconnect();
      }
    });
  }
});

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

async function ended(program: ServiceProcess) {
  return { exited: await program.exited, output: program.output };
}
