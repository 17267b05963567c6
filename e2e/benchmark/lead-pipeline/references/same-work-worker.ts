import { randomUUID } from 'node:crypto';
import { businessYear, normalisePhone, readVehicleWords } from '@fahrzeugpflege/contracts';
import { Worker } from 'bullmq';
import pg from 'pg';
import { type Enquiry, openMailPool, QUEUE, sayReady } from './enquiry.js';
import { environment } from './env.js';
import { htmlMail } from './html-mail.js';

const CONCURRENCY = 20;

/** One commit: the lead in the product's own table, with all its indices, and the first line of its history. */
const INSERT_LEAD = `
  WITH new_lead AS (
    INSERT INTO lead (
      id, submission_id, received_at, form_type, name, email, phone, phone_e164, subject, message, service_type,
      desired_date, typed_vehicle, typed_dimensions, vehicle_make, vehicle_model, vehicle_year, vehicle_length,
      vehicle_height
    ) VALUES ($1, $1, now(), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
    RETURNING id
  )
  INSERT INTO audit_entry (lead_id, actor, action) SELECT id, 'system', 'received' FROM new_lead`;

/**
 * Does for each enquiry what the product's worker does, as one would write it in an afternoon: normalise, one insert,
 * one mail with text and HTML, one after the other, several jobs at once.
 */
const pool = new pg.Pool({ connectionString: environment.databaseUrl, max: 10 });
// Here nothing is stored before the lead.
await pool.query('ALTER TABLE lead DROP CONSTRAINT IF EXISTS lead_submission_id_fkey');
const mailer = openMailPool();

async function insertLead(id: string, enquiry: Enquiry, read: ReturnType<typeof readVehicleWords>): Promise<void> {
  const { formType = 'contact', name, email, phone, subject = formType, message, serviceType } = enquiry;
  await pool.query({
    name: 'insert-lead',
    text: INSERT_LEAD,
    values: [
      ...[id, formType, name, email, phone, phone && normalisePhone(phone), subject, message, serviceType],
      ...[enquiry.desiredDate ?? enquiry.preferredDate, read.typedVehicle, read.typedDimensions],
      ...[read.vehicleMake, read.vehicleModel, read.vehicleYear, read.vehicleLength, read.vehicleHeight],
    ],
  });
}

const worker = new Worker<Enquiry>(
  QUEUE,
  async ({ data }) => {
    const [id, read] = [randomUUID(), readVehicleWords(data, businessYear(new Date()))];
    await insertLead(id, data, read);
    await mailer.sendMail(htmlMail(id, data, read));
  },
  { connection: { url: environment.redisUrl }, concurrency: CONCURRENCY },
);
await worker.waitUntilReady();
sayReady();
