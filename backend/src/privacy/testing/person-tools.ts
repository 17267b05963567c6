import { type PersonData, personDataSchema } from '@fahrzeugpflege/contracts';
import { ErasureEntity, LeadEntity } from '@fahrzeugpflege/infra/database';
import { JobPublisher, QUEUE_ENGINE, type QueueEngine } from '@fahrzeugpflege/infra/queue';
import { until } from '@fahrzeugpflege/infra/testing';
import { afterEach, beforeAll } from '@jest/globals';
import { UnrecoverableError } from 'bullmq';
import supertest from 'supertest';
import { v7 as uuidv7 } from 'uuid';
import { addLead, type StaffApp, type TestLead } from '../../testing/staff-app.js';

export const EMAIL = 'anna@example.ch';
export const WORDS = { formType: 'contact', name: 'Anna Muster', email: EMAIL, subject: 'Frage', message: 'Geheim' };

/** What specs of a person's data do again and again, on the application of the file; each leaves nothing behind. */
export function personTools(staff: StaffApp) {
  let cookie: string;
  beforeAll(async () => {
    cookie = await staff.signIn();
  });
  afterEach(async () => {
    await staff.dataSource.query('TRUNCATE lead, submission, erasure, lead_export, chat_conversation CASCADE');
    await (await queue()).obliterate({ force: true });
  });

  const queue = () => staff.app.get(JobPublisher).queue('lead-received');
  /** A staff call, signed in. */
  const request = (method: 'get' | 'post' | 'delete', path: string) =>
    supertest(staff.server)[method](path).set('Cookie', cookie);
  const call = (method: 'get' | 'post', path: string) => request(method, `/api/privacy/person${path}`);
  const find = async (leadId: string): Promise<PersonData> =>
    personDataSchema.parse((await call('get', `?leadId=${leadId}`).expect(200)).body);

  /** Has all that waits in the queue fail for good, until so many have. */
  async function failAll(expected: number): Promise<void> {
    const giveUp = () => Promise.reject(new UnrecoverableError('poison'));
    const worker = staff.app.get<QueueEngine>(QUEUE_ENGINE).createWorker('lead-received', giveUp, { concurrency: 50 });
    worker.on('error', () => undefined);
    try {
      await until(async () => (await (await queue()).getFailedCount()) === expected);
    } finally {
      await worker.close();
    }
  }

  /** As it stands in the failed set when the database was away and the worker then gave up on it. */
  async function failJob(...submissions: object[]): Promise<void> {
    const before = await (await queue()).getFailedCount();
    await (await queue()).add('lead-received', { events: submissions.map(carrying) }, { attempts: 1 });
    await failAll(before + 1);
  }

  return {
    queue,
    request,
    call,
    find,
    failAll,
    failJob,
    /** @param expected as it was confirmed; by default what there is now */
    erase: async (leadId: string, manner: string, expected?: object) =>
      call('post', '/erasure').send({ leadId, manner, expected: expected ?? (await find(leadId)).counts }),
    add: (lead: TestLead = {}) => addLead(staff.dataSource, { email: EMAIL, ...lead }),
    query: (sql: string, ...parameters: unknown[]) => staff.dataSource.query(sql, parameters),
    lead: (id: string) => staff.dataSource.getRepository(LeadEntity).findOneBy({ id }),
    erasures: () => staff.dataSource.getRepository(ErasureEntity).find(),
  };
}

/** An event with the whole submission, as it is published while the database is away. */
function carrying(words: object) {
  const [id, receivedAt] = [uuidv7(), new Date().toISOString()];
  const submission = { id, receivedAt, words: { ...WORDS, ...words } };
  return { version: 1, id, receivedAt, formType: 'contact', submission };
}
