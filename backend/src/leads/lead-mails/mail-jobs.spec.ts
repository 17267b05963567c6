import { type JobPublisher, QueueUnavailableError } from '@fahrzeugpflege/infra/queue';
import { describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { MailJobs } from './mail-jobs.js';

Logger.overrideLogger(false);

const MAIL = '0198a1b2-0000-7000-8000-000000000001';
const refuses = () => Promise.reject(new QueueUnavailableError('redis is not connected'));

/** A queue that takes nothing, and whose opening never ends. */
const away = { publish: refuses, queue: () => new Promise(() => undefined) } as unknown as JobPublisher;
/** One that goes away as soon as it has taken a job. */
const lost = { publish: () => Promise.resolve(), queue: refuses } as unknown as JobPublisher;

describe('a mail for which the queue', () => {
  it('is away is left to the sweep', async () => {
    expect(await new MailJobs(away).enqueue(MAIL)).toBe(false);
    await expect(new MailJobs(away).replaceFailed(MAIL)).resolves.toBeUndefined();
  });

  it('goes away is on it, though its failed job stays', async () => {
    expect(await new MailJobs(lost).enqueue(MAIL)).toBe(true);
    await expect(new MailJobs(lost).replaceFailed(MAIL)).resolves.toBeUndefined();
  });
});
