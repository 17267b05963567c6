import { expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { useTestDatabase } from '../../testing/test-database.js';
import { tablesReadWhole } from '../../testing/whole-tables.js';
import { eraseRecords } from './erase-records.js';
import { EMPTY_LEADS } from './erase-records.sql.js';

const database = useTestDatabase();

/** What of an anonymised lead stays, since figures are made of it and it tells nothing about a person. */
const KEPT = [
  'answered_at',
  'assigned_to',
  'form_type',
  'id',
  'merge_path',
  'merged_into',
  'received_at',
  'status',
  'status_by',
  'submission_id',
];

it('empties every column of a lead that is not named here as kept: a new one is decided upon', async () => {
  const columns: { name: string }[] = await database.dataSource.query(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = 'lead' AND is_generated = 'NEVER'`,
  );
  const [set = ''] = EMPTY_LEADS.split('WHERE');
  const untouched = columns.map(({ name }) => name).filter((name) => !new RegExp(`\\b${name} = `).test(set));
  expect(untouched.sort()).toEqual(KEPT);
});

it.each(['anonymised', 'deleted'] as const)('reads no table whole, however many leads are not %s', async (manner) => {
  const choice = { leadIds: [uuidv7()], submissionIds: [uuidv7()], conversationIds: [uuidv7()] };
  const read = await tablesReadWhole(database.dataSource, (manager) =>
    eraseRecords(manager, { ...choice, manner, actor: 'system' }),
  );
  expect(read).toEqual([]);
});
