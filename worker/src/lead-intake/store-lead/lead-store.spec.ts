import { describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { useTestDatabase } from '../../testing/test-database.js';
import { LeadStore } from './lead-store.js';

const database = useTestDatabase();

/** A submission that waits, and the event that tells of it. */
async function addWaiting(receivedAt: string, vehicle: string) {
  const id = uuidv7();
  const words = { formType: 'promo', name: 'Anna', email: 'a@b.ch', subject: 'Frage', message: 'Grüezi', vehicle };
  await database.dataSource.query(
    `INSERT INTO submission (id, received_at, way_in, fingerprint, words, state, relay_due_at)
     VALUES ($1, $2, 'json', 'f', $3, 'waiting', now())`,
    [id, receivedAt, words],
  );
  return { version: 1 as const, id, receivedAt, formType: 'promo' as const };
}

describe('a lead', () => {
  it.each([
    ['2023-12-31T22:59:00.000Z', null],
    ['2023-12-31T23:01:00.000Z', 2025],
  ])('of a submission of %s is read by the calendar of that moment in Switzerland', async (receivedAt, vehicleYear) => {
    const event = await addWaiting(receivedAt, 'Fiat Ducato 2025');
    expect(await new LeadStore(database.dataSource).store([event])).toMatchObject({ refused: [] });
    const [lead] = await database.dataSource.query('SELECT vehicle_year FROM lead WHERE submission_id = $1', [
      event.id,
    ]);
    expect(lead.vehicle_year).toBe(vehicleYear);
  });
});
