import type { StoredSubmission } from '@fahrzeugpflege/contracts';
import {
  CARRIED_WORDS_KEPT,
  createQueueEngine,
  JobPublisher,
  jobOptions,
  type QueueEngine,
  QueueInspector,
} from '@fahrzeugpflege/infra/queue';
import { useTestDatabase } from '@fahrzeugpflege/infra/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { UnrecoverableError } from 'bullmq';
import { v7 as uuidv7 } from 'uuid';
import { displacedId } from '../lead-intake/store-carried.js';
import { CarriedWords } from './carried-words.js';

const database = useTestDatabase();
let engine: QueueEngine;
let jobs: JobPublisher;
let words: CarriedWords;

beforeAll(() => {
  engine = createQueueEngine({ databaseUrl: database.url, redisUrl: undefined });
  jobs = new JobPublisher(engine);
  words = new CarriedWords(new QueueInspector(jobs, engine), database.dataSource);
});
afterAll(() => jobs.close());
beforeEach(async () => (await jobs.queue('lead-received')).obliterate({ force: true }));

const RECEIVED_AT = '2026-08-10T08:00:00.000Z';

function carried(changes: Partial<StoredSubmission> = {}): StoredSubmission {
  const typed = {
    formType: 'contact',
    name: 'Anna',
    email: 'anna@example.ch',
    subject: 'x',
    message: 'Grüezi',
  } as const;
  const common = { id: uuidv7(), receivedAt: RECEIVED_AT, wayIn: 'form', words: typed, spamReason: null } as const;
  return { ...common, fingerprint: 'f'.repeat(64), ...changes };
}

const eventOf = (submission: StoredSubmission) => ({ version: 1, id: submission.id, submission });

async function store(
  { id, fingerprint }: StoredSubmission,
  { state = 'done', receivedAt = RECEIVED_AT, isErased = false } = {},
): Promise<void> {
  await database.dataSource.query(
    `INSERT INTO submission (id, received_at, way_in, fingerprint, words, state, relay_due_at, erased_at)
     VALUES ($1, $2, 'form', $3, '{}', $4, now(), CASE WHEN $5 THEN now() END)`,
    [id, receivedAt, isErased ? '' : fingerprint, state, isErased],
  );
}

/** A job of these events that has failed for good. */
async function failJob(...submissions: StoredSubmission[]): Promise<string> {
  const queue = await jobs.queue('lead-received');
  const { id = '' } = await queue.add(
    'lead-received',
    { events: submissions.map(eventOf) },
    jobOptions('lead-received'),
  );
  const refuse = () => Promise.reject(new UnrecoverableError('broken'));
  const worker = engine.createWorker('lead-received', refuse, {});
  await new Promise((resolve) => worker.on('failed', resolve));
  await worker.close();
  return id;
}

const eventsOf = async (jobId: string) => (await (await jobs.queue('lead-received')).getJob(jobId))?.data.events;
const afterItsTime = () => words.drop(Date.now() + CARRIED_WORDS_KEPT + 1_000);

describe('a failed job that carries words', () => {
  it('loses them once their submission is stored and their time is over, and goes on as a claim', async () => {
    const submission = carried();
    await store(submission, { state: 'failed' });
    const job = await failJob(submission);
    expect(await words.drop()).toBe(0);
    expect(await eventsOf(job)).toEqual([eventOf(submission)]);
    expect(await afterItsTime()).toBe(1);
    expect(await eventsOf(job)).toEqual([{ version: 1, id: submission.id }]);
    expect(await (await jobs.queue('lead-received')).getFailedCount()).toBe(1);
    expect(await afterItsTime()).toBe(0);
  });

  it('keeps for ever what is stored nowhere else, beside what is', async () => {
    const [only, stored] = [carried(), carried()];
    await store(stored);
    const job = await failJob(only, stored);
    expect(await afterItsTime()).toBe(1);
    expect(await eventsOf(job)).toEqual([eventOf(only), { version: 1, id: stored.id }]);
  });

  it('keeps what met an id that other words have, until it is stored under an id of its own', async () => {
    const first = carried();
    const other = { ...first, fingerprint: 'e'.repeat(64) };
    await store(first);
    const job = await failJob(first, other);
    expect(await afterItsTime()).toBe(1);
    expect(await eventsOf(job)).toEqual([{ version: 1, id: first.id }, eventOf(other)]);
    await store({ ...other, id: displacedId(other) });
    expect(await afterItsTime()).toBe(1);
  });

  it.each([
    ['within ten minutes', '2026-08-10T07:51:00.000Z', 1],
    ['longer ago', '2026-08-10T07:49:00.000Z', 0],
  ])('counts as stored by the same words of the form %s: %s', async (_, receivedAt, dropped) => {
    const before = carried();
    await store(before, { receivedAt });
    await failJob(carried({ previousId: before.id }));
    expect(await afterItsTime()).toBe(dropped);
  });

  it('keeps words that would release the stored ones from suspicion', async () => {
    const sound = carried();
    const suspected = { ...sound, spamReason: 'honeypot' };
    await store(sound, { state: 'suspected_spam' });
    const job = await failJob(sound, suspected);
    expect(await afterItsTime()).toBe(1);
    expect(await eventsOf(job)).toEqual([eventOf(sound), { version: 1, id: sound.id }]);
  });

  it('loses the words of what was erased', async () => {
    const submission = carried();
    await store(submission, { isErased: true });
    await failJob(submission);
    expect(await afterItsTime()).toBe(1);
  });
});
