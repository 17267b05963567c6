import { randomUUID } from 'node:crypto';
import express from 'express';
import { type Enquiry, insertEnquiry, openEnquiries, openMailPool, textMail } from './enquiry.js';
import { environment } from './env.js';

/** The shortest way: insert, send the mail, answer. */
const [pool, mailer, app] = [await openEnquiries(), openMailPool(), express()];
app.use(express.json());
app.get('/api/health/ready', (_, response) => void response.sendStatus(200));
app.post('/api/contact', async (request, response) => {
  const enquiry = request.body as Enquiry;
  if (!enquiry?.name || !enquiry.email || !enquiry.message) return void response.sendStatus(422);
  const id = randomUUID();
  await insertEnquiry(pool, id, enquiry);
  await mailer.sendMail(textMail(enquiry));
  response.status(201).json({ id });
});
app.listen(environment.port, '127.0.0.1');
