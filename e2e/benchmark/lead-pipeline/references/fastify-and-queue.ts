import { Queue } from 'bullmq';
import Fastify from 'fastify';
import { ENQUIRY_SCHEMA, type Enquiry, QUEUE } from './enquiry.js';
import { environment } from './env.js';

/** A bare Fastify that puts each enquiry on a queue, and answers once Redis has it. */
const queue = new Queue(QUEUE, {
  connection: { url: environment.redisUrl },
  defaultJobOptions: { attempts: 5, backoff: { type: 'exponential', delay: 1_000 }, removeOnComplete: true },
});
const app = Fastify();
app.get('/api/health/ready', async () => ({}));
app.post<{ Body: Enquiry }>('/api/contact', { schema: { body: ENQUIRY_SCHEMA } }, async ({ body }, reply) => {
  const { id } = await queue.add(QUEUE, body);
  return reply.code(201).send({ id });
});
await app.listen({ port: environment.port, host: '127.0.0.1' });
