import { addDays, businessDay, type LeadToday, leadTodaySchema, type TodayGroup } from '@fahrzeugpflege/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { addLead, useStaffApp } from '../../testing/staff-app.js';

const HOUR = 60 * 60 * 1_000;
const staff = useStaffApp();
let cookie: string;

const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();
const inDays = (days: number) => addDays(businessDay(Date.now()), days);
const add = (name: string, lead: Parameters<typeof addLead>[1]) => addLead(staff.dataSource, { name, ...lead });
const today = async (): Promise<LeadToday> => (await staff.as(cookie).get('/api/leads/today').expect(200)).body;
const names = async (group: TodayGroup) => (await today()).groups[group].leads.map(({ name }) => name);
const look = () => staff.as(cookie).post('/api/leads/looks').expect(204);
/** As if all looks had been so many hours earlier. */
const passed = (hours: number) =>
  staff.dataSource.query(
    `UPDATE staff_user SET last_look_at = last_look_at - make_interval(hours => $1),
       last_visit_ended_at = last_visit_ended_at - make_interval(hours => $1)`,
    [hours],
  );

beforeEach(async () => {
  cookie = await staff.signIn();
  await staff.dataSource.query('TRUNCATE lead, submission CASCADE');
});

describe('GET /api/leads/today', () => {
  it('gathers open leads in groups, each with its count and the most urgent of its leads, in the shape of the contract', async () => {
    const answered = { answeredAt: new Date(), status: 'processing' } as const;
    for (const days of [20, 30, 40, 50]) await add(`seit ${days} Tagen`, { receivedAt: ago(days * 24) });
    await add('beantwortet', { ...answered, receivedAt: ago(800) });
    await add('erledigt', { status: 'completed', receivedAt: ago(900), followUpOn: inDays(0), assignedTo: 'admin' });
    await add('zusammengeführt', { receivedAt: ago(900), mergedInto: await add('Hauptanfrage', answered) });
    await add('heute', { ...answered, followUpOn: inDays(0) });
    await add('gestern', { ...answered, followUpOn: inDays(-1), assignedTo: 'admin' });
    await add('morgen', { ...answered, followUpOn: inDays(1), assignedTo: 'admin' });
    await add('in zwei Wochen', { ...answered, followUpOn: inDays(14) });
    await add('ohne Wiedervorlage', { ...answered, assignedTo: 'admin' });
    const body = await today();
    expect(leadTodaySchema.parse(body)).toEqual(body);
    const counts = Object.entries(body.groups).map(([group, { count }]) => [group, count]);
    expect(Object.fromEntries(counts)).toEqual({ overdue: 4, followUp: 2, new: 0, mine: 3, planned: 2 });
    expect(await names('overdue')).toEqual(['seit 50 Tagen', 'seit 40 Tagen', 'seit 30 Tagen']);
    expect(await names('followUp')).toEqual(['gestern', 'heute']);
    expect(await names('mine')).toEqual(['ohne Wiedervorlage', 'morgen', 'gestern']);
    expect(await names('planned')).toEqual(['morgen', 'in zwei Wochen']);
  });

  it('tells why a lead is to be looked at again', async () => {
    const id = await add('Anna', { status: 'processing' });
    const followUp = { on: inDays(0), time: '16:00' };
    const contact = { id: crypto.randomUUID(), kind: 'combox', text: 'Ruft zurück', followUp };
    await staff.as(cookie).post(`/api/leads/${id}/contacts`).send(contact).expect(201);
    const { followUpReason } = (await today()).groups.followUp.leads[0] ?? {};
    expect(followUpReason).toEqual({ kind: 'combox', text: 'Ruft zurück', followUp });
  });
});

describe('what is new', () => {
  it('came after the last visit had ended, which goes on while nobody pauses for an hour', async () => {
    await staff.dataSource.query("UPDATE staff_user SET created_at = now() - interval '9 hours'");
    await add('vor zehn Stunden', { receivedAt: ago(10) });
    await add('vor acht Stunden', { receivedAt: ago(8) });
    await add('vor zwei Stunden', { receivedAt: ago(2) });
    await add('soeben', { receivedAt: ago(0) });
    // Nobody has looked yet.
    expect(await names('new')).toEqual(['soeben', 'vor zwei Stunden', 'vor acht Stunden']);
    await look();
    expect(await names('new')).toEqual(['soeben', 'vor zwei Stunden', 'vor acht Stunden']);
    await passed(3);
    // The next visit begins with what is asked first, whether or not the look was noted before.
    expect(await names('new')).toEqual(['soeben', 'vor zwei Stunden']);
    await look();
    expect(await names('new')).toEqual(['soeben', 'vor zwei Stunden']);
    await look();
    expect(await names('new')).toEqual(['soeben', 'vor zwei Stunden']);
  });
});
