import { businessDay, LEAD_VIEWS, type Lead, latestDue, profileFacts } from '@fahrzeugpflege/contracts';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { addLead, useStaffApp } from '../../testing/staff-app.js';

const DAY = 24 * 60 * 60 * 1_000;
const staff = useStaffApp();
let cookie: string;

/** A moment relative to what is due by now: at the line itself it is overdue. */
const due = (milliseconds: number) =>
  new Date(latestDue(new Date(), profileFacts).getTime() + milliseconds).toISOString();
const day = (days: number) => businessDay(Date.now() + days * DAY);

/** Two names of one service. */
const SEALING = ['Keramikversiegelung', 'Keramikversiegelung Wohnmobile'] as const;

beforeAll(async () => {
  cookie = await staff.signIn();
  const target = await addLead(staff.dataSource, { name: 'fertig', status: 'completed', receivedAt: due(-DAY) });
  const leads: Parameters<typeof addLead>[1][] = [
    { name: 'alt', receivedAt: due(-60_000), serviceType: 'Autohotel' },
    { name: 'alt in Arbeit', status: 'processing', receivedAt: due(-60_000), serviceType: 'Autohotel Plus' },
    { name: 'alt, angerufen', answeredAt: new Date(), receivedAt: due(-60_000) },
    { name: 'neu', receivedAt: new Date().toISOString(), formType: 'vehicle', serviceType: 'Autohotel' },
    { name: 'heute', status: 'processing', followUpOn: day(0), assignedTo: 'admin', answeredAt: new Date() },
    { name: 'gestern', followUpOn: day(-1), receivedAt: new Date().toISOString() },
    { name: 'morgen', status: 'processing', followUpOn: day(1), assignedTo: 'Berta', answeredAt: new Date() },
    { name: 'in zwei Wochen', status: 'processing', followUpOn: day(14), answeredAt: new Date() },
    { name: 'gestern, fertig', status: 'completed', followUpOn: day(-1), assignedTo: 'admin', serviceType: SEALING[0] },
    {
      name: 'gestern, abgelehnt',
      status: 'rejected',
      followUpOn: day(-1),
      assignedTo: 'admin',
      serviceType: SEALING[1],
    },
    { name: 'zusammengelegt', followUpOn: day(-1), assignedTo: 'admin', serviceType: 'Autohotel', mergedInto: target },
  ];
  for (const lead of leads) await addLead(staff.dataSource, { receivedAt: due(-2 * DAY), ...lead });
});

const list = (query: Record<string, string>) => staff.as(cookie).get('/api/leads').query(query).expect(200);
const names = async (query: Record<string, string>) =>
  ((await list(query)).body as Lead[]).map(({ name }) => name).sort();

describe('the views of GET /api/leads', () => {
  it.each<[Record<string, string>, string[]]>([
    [{ view: 'overdue' }, ['alt', 'alt in Arbeit']],
    [{ view: 'followUp' }, ['gestern', 'heute']],
    [{ view: 'planned' }, ['in zwei Wochen', 'morgen']],
    [{ view: 'mine' }, ['heute']],
    [
      { view: 'open' },
      ['alt', 'alt in Arbeit', 'alt, angerufen', 'gestern', 'heute', 'in zwei Wochen', 'morgen', 'neu'],
    ],
    [{ service: 'Autohotel' }, ['alt', 'neu']],
    [{ service: 'autohotel' }, []],
    [{ service: SEALING[0] }, ['gestern, abgelehnt', 'gestern, fertig']],
    [{ service: SEALING[1] }, ['gestern, abgelehnt', 'gestern, fertig']],
    [{ service: "Autohotel'" }, []],
    [{ service: 'Autohotel', view: 'overdue' }, ['alt']],
    [{ view: 'open', status: 'processing' }, ['alt in Arbeit', 'heute', 'in zwei Wochen', 'morgen']],
    [{ view: 'open', status: 'completed' }, []],
    [{ view: 'open', formType: 'vehicle', q: 'neu' }, ['neu']],
    [{ view: 'followUp', from: day(0) }, ['gestern']],
  ])('lists %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('list for each account what it has in work', async () => {
    await staff.dataSource.query(`UPDATE lead SET assigned_to = 'niemand' WHERE name = 'heute'`);
    expect(await names({ view: 'mine' })).toEqual([]);
    await staff.dataSource.query(`UPDATE lead SET assigned_to = 'admin' WHERE name = 'heute'`);
  });

  it('keep every filter in the link to the next page', async () => {
    const query = { view: 'open', service: 'Autohotel', status: 'pending', from: '2020-01-01', limit: '1' };
    const link = (await list(query)).get('Link')?.toString() ?? '';
    const next = new URL(/<([^>]+)>/.exec(link)?.[1] ?? '', 'http://localhost').searchParams;
    expect(Object.fromEntries(next)).toEqual({ ...query, cursor: expect.any(String) });
    expect(await names(Object.fromEntries(next))).toEqual(['alt']);
  });

  it('count the same in the summary', async () => {
    const { body } = await staff.as(cookie).get('/api/leads/summary').expect(200);
    for (const view of LEAD_VIEWS) {
      expect([view, body.views[view]]).toEqual([view, (await names({ view })).length]);
    }
    expect(body.total).toBe(11);
  });
});
