import { rowsRead, useTestDatabase } from '@fahrzeugpflege/infra/testing';
import { expect, it } from '@jest/globals';
import { addLead } from '../testing/staff-app.js';
import { addSpam } from '../testing/suspected-spam.js';
import { findRecords } from './person-records.js';

const OTHERS = 3_000;
const database = useTestDatabase();

it.each([
  ['before PostgreSQL has looked at the table', 'SELECT'],
  ['and after', 'ANALYZE submission'],
])(
  'finds the submissions of a person without reading all that is suspected of being spam, %s',
  async (_, statement) => {
    const { dataSource } = database;
    await dataSource.query(
      `INSERT INTO submission (id, received_at, way_in, fingerprint, spam_reason, words, state, relay_due_at)
     SELECT gen_random_uuid(), now(), 'form', 'f', 'honeypot',
       jsonb_build_object('email', n || '@example.com', 'phone', '078 ' || 1000000 + n), 'suspected_spam', now()
     FROM generate_series(1, $1::int) n`,
      [OTHERS],
    );
    const id = await addLead(dataSource, {
      email: 'Anna@example.ch',
      phone: '079 123 45 67',
      phoneE164: '+41791234567',
    });
    const byEmail = await addSpam(dataSource, { words: { email: 'ANNA@example.ch' } });
    const byPhone = await addSpam(dataSource, { words: { email: 'x@example.ch', phone: '0041 79 123 45 67' } });
    await dataSource.query(statement);
    const read = await rowsRead(dataSource, 'submission', async (manager) => {
      expect((await findRecords(manager, id)).spamIds).toEqual(expect.arrayContaining([byEmail, byPhone]));
    });
    expect(read).toBeLessThan(OTHERS / 100);
  },
);
