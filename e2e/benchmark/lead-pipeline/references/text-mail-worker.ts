import { randomUUID } from 'node:crypto';
import { Worker } from 'bullmq';
import { type Enquiry, insertEnquiry, openEnquiries, openMailPool, QUEUE, sayReady, textMail } from './enquiry.js';
import { environment } from './env.js';

/** Jobs at once: enough to keep the mail pool busy. */
const CONCURRENCY = 20;

/** Takes enquiries from the queue: insert, send a mail of plain text. */
const [pool, mailer] = [await openEnquiries(), openMailPool()];
const options = { connection: { url: environment.redisUrl }, concurrency: CONCURRENCY };
const worker = new Worker<Enquiry>(
  QUEUE,
  async ({ data }) => {
    await insertEnquiry(pool, randomUUID(), data);
    await mailer.sendMail(textMail(data));
  },
  options,
);
await worker.waitUntilReady();
sayReady();
