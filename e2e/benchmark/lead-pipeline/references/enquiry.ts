import { createServer } from 'node:http';
import type { SubmissionWords } from '@fahrzeugpflege/contracts';
import { createTransport } from 'nodemailer';
import pg from 'pg';
import { environment } from './env.js';

/** A posted enquiry; the references look whether name, address and message are there. */
export type Enquiry = Pick<SubmissionWords, 'name' | 'email' | 'message'> &
  Partial<SubmissionWords> & { readonly preferredDate?: string };

/** What must be there, in Fastify's and in JSON Schema's form. */
export const ENQUIRY_SCHEMA = {
  type: 'object',
  required: ['name', 'email', 'message'],
  properties: { name: { type: 'string' }, email: { type: 'string' }, message: { type: 'string' } },
};

/** The queue of those references that have one. */
export const QUEUE = 'enquiry';

/** Connections of a pool, of all that have one. */
const POOL_SIZE = 10;

/** Opens the database of a reference that keeps enquiries in one plain table. */
export async function openEnquiries(): Promise<pg.Pool> {
  const pool = new pg.Pool({ connectionString: environment.databaseUrl, max: POOL_SIZE });
  await pool.query(`CREATE TABLE IF NOT EXISTS enquiry (
    id uuid PRIMARY KEY, received_at timestamptz NOT NULL DEFAULT now(), name text NOT NULL, email text NOT NULL,
    message text NOT NULL, details jsonb NOT NULL)`);
  return pool;
}

export async function insertEnquiry(pool: pg.Pool, id: string, enquiry: Enquiry): Promise<void> {
  const { name, email, message, ...details } = enquiry;
  const values = [id, name, email, message, details];
  await pool.query('INSERT INTO enquiry (id, name, email, message, details) VALUES ($1, $2, $3, $4, $5)', values);
}

/** Five connections to the mail server, as the product has: nodemailer's own number. */
export function openMailPool() {
  return createTransport({ url: environment.smtpUrl, pool: true });
}

/** What every mail about an enquiry says in its head. */
export function mailHead({ name, email }: Enquiry) {
  const from = 'Fahrzeugpflege <website@fahrzeugpflege-roggwil.example>';
  return { from, to: environment.staff, replyTo: { name, address: email }, subject: `Anfrage: ${name}` };
}

/** The enquiry as a mail of plain text. */
export function textMail(enquiry: Enquiry) {
  const { message, ...facts } = enquiry;
  const lines = Object.entries(facts).map(([field, value]) => `${field}: ${value}`);
  return { ...mailHead(enquiry), text: `${lines.join('\n')}\n\n${message}\n` };
}

/** A worker that is up says so at the port that it was given. */
export function sayReady(): void {
  createServer((_, response) => void response.end()).listen(environment.port, '127.0.0.1');
}
