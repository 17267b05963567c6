import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { ENQUIRY_SCHEMA, type Enquiry, openEnquiries } from './enquiry.js';
import { environment } from './env.js';

interface Waiting {
  readonly row: Enquiry & { readonly id: string };
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

const INSERT = `INSERT INTO enquiry (id, name, email, message, details)
  SELECT (row ->> 'id')::uuid, row ->> 'name', row ->> 'email', row ->> 'message', row FROM jsonb_array_elements($1) row`;

/** A bare Fastify whose answers wait for a commit that all enquiries share which came during the one before. */
const [pool, app] = [await openEnquiries(), Fastify()];
let waiting: Waiting[] = [];
let isCommitting = false;

async function commitAll(): Promise<void> {
  isCommitting = true;
  for (let batch = waiting; batch.length > 0; batch = waiting) {
    waiting = [];
    const rows = JSON.stringify(batch.map(({ row }) => row));
    await pool.query({ name: 'insert', text: INSERT, values: [rows] }).then(
      () => batch.forEach(({ resolve }) => void resolve()),
      (error: unknown) => batch.forEach(({ reject }) => void reject(error)),
    );
  }
  isCommitting = false;
}

app.get('/api/health/ready', async () => ({}));
app.post<{ Body: Enquiry }>('/api/contact', { schema: { body: ENQUIRY_SCHEMA } }, async ({ body }, reply) => {
  const id = randomUUID();
  await new Promise<void>((resolve, reject) => {
    waiting.push({ row: { ...body, id }, resolve, reject });
    if (!isCommitting) void commitAll();
  });
  return reply.code(201).send({ id });
});
await app.listen({ port: environment.port, host: '127.0.0.1' });
