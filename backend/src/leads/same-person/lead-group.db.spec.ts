import { tablesReadWhole, until } from '@fahrzeugpflege/infra/testing';
import { beforeAll, expect, it } from '@jest/globals';
import { addLead, useStaffApp } from '../../testing/staff-app.js';
import { waitingStatements } from '../../testing/waiting-statements.js';
import { lockLeads } from './lead-group.js';

const staff = useStaffApp();
let cookie: string;

beforeAll(async () => {
  cookie = await staff.signIn();
});

const isSomebodyWaiting = async () => (await waitingStatements(staff.dataSource)) > 0;
const merge = (survivor: string, leadId: string) =>
  staff.as(cookie).post(`/api/leads/${survivor}/merges`).send({ leadId });
const separate = (survivor: string, leadId: string) =>
  staff.as(cookie).delete(`/api/leads/${survivor}/merges/${leadId}`);

it.each([
  ['merging', 201, (survivor: string, lead: string) => merge(survivor, lead)],
  ['separating', 200, (survivor: string, lead: string) => separate(survivor, lead)],
])(
  '%s waits for whoever changes many leads before it locks a later one, merged ones among them',
  async (what, status, step) => {
    const [moved, lead, survivor] = [
      await addLead(staff.dataSource),
      await addLead(staff.dataSource),
      await addLead(staff.dataSource),
    ].sort() as [string, string, string];
    await merge(lead, moved).expect(201);
    if (what === 'separating') await merge(survivor, lead).expect(201);
    const { answer } = await staff.dataSource.transaction(async (bulk) => {
      const lock = (id: string) => bulk.query('SELECT FROM lead WHERE id = $1 FOR UPDATE', [id]);
      await lock(moved);
      const sent = step(survivor, lead).then((response) => response);
      await until(isSomebodyWaiting);
      await lock(lead);
      await lock(survivor);
      return { answer: sent };
    });
    expect((await answer).status).toBe(status);
  },
);

it('reads no table whole to find what was merged before', async () => {
  const [survivor, lead] = [await addLead(staff.dataSource), await addLead(staff.dataSource)];
  const read = await tablesReadWhole(staff.dataSource, (manager) => lockLeads(manager, survivor, lead));
  expect(read).toEqual([]);
});
