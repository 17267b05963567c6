import { beforeEach, describe, expect, it } from '@jest/globals';
import { useStaffApp } from '../testing/staff-app.js';
import { personTools } from './testing/person-tools.js';

const SECRET = 'Sohn heisst Xaver';

const staff = useStaffApp();
const { request, erase, add, query, lead } = personTools(staff);
const separate = async (survivor: string, leadId: string) =>
  request('delete', `/api/leads/${survivor}/merges/${leadId}`).expect(200);
const merge = (survivor: string, leadId: string) =>
  request('post', `/api/leads/${survivor}/merges`).send({ leadId }).expect(201);

/** In how many rows of leads and history a text occurs. */
async function rowsWith(text: string): Promise<number> {
  const [{ count }] = await query(
    `SELECT count(*)::int FROM (SELECT to_jsonb(lead) AS row FROM lead UNION ALL SELECT to_jsonb(audit_entry) FROM audit_entry) all_rows
     WHERE row::text LIKE '%' || $1 || '%'`,
    text,
  );
  return count;
}

describe('erasing what merging handed on', () => {
  let [person, other, further] = ['', '', ''];

  beforeEach(async () => {
    person = await add({ notes: SECRET });
    other = await add({ email: 'b@example.ch', notes: 'Kommt am Montag' });
    further = await add({ email: 'c@example.ch', offerNumber: 'OFF-7' });
    await merge(other, person);
    expect(await rowsWith(SECRET)).toBeGreaterThan(2);
  });

  it.each(['anonymised', 'deleted'])('leaves nothing where the leads are still merged: %s', async (manner) => {
    expect((await erase(person, manner)).status).toBe(200);
    expect([await rowsWith(SECRET), await rowsWith('Montag')]).toEqual([0, 0]);
  });

  it.each(['anonymised', 'deleted'])(
    'leaves nothing in the history of a lead it was merged into once: %s',
    async (manner) => {
      await merge(further, other);
      await separate(further, person);
      await separate(further, other);
      expect((await erase(person, manner)).status).toBe(200);
      expect(await rowsWith(SECRET)).toBe(0);
      expect(await lead(other)).toMatchObject({ notes: 'Kommt am Montag', anonymisedAt: null });
    },
  );
});
