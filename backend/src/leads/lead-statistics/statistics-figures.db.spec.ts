import { type LeadStatistics, leadStatisticsSchema } from '@fahrzeugpflege/contracts';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addLead, type TestLead, useStaffApp } from '../../testing/staff-app.js';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
const staff = useStaffApp();
let cookie: string;

beforeAll(async () => {
  cookie = await staff.signIn();
});
beforeEach(async () => {
  await staff.dataSource.query('TRUNCATE lead CASCADE');
});

const add = (lead: TestLead) => addLead(staff.dataSource, lead);
const addAll = async (leads: readonly TestLead[]) => {
  for (const lead of leads) await add(lead);
};
const statistics = async (from: string, to: string): Promise<LeadStatistics> => {
  const response = await staff.as(cookie).get('/api/leads/statistics').query({ from, to }).expect(200);
  return leadStatisticsSchema.parse(response.body);
};
const perStep = ({ overTime }: LeadStatistics) =>
  overTime.map(({ from, byFormType }) => [from, Object.values(byFormType).reduce((sum, leads) => sum + leads)]);

describe('the days of the statistics', () => {
  it.each<[string, string[], [string, number][]]>([
    [
      'in summer',
      ['2025-08-08T22:00:00Z', '2025-08-09T21:59:59.999999Z', '2025-08-09T22:00:00Z', '2025-08-10T21:59:59.999999Z'],
      [
        ['2025-08-09', 2],
        ['2025-08-10', 2],
      ],
    ],
    [
      'in winter',
      ['2025-01-09T23:00:00Z', '2025-01-10T22:59:59.999999Z', '2025-01-10T23:00:00Z', '2025-01-11T22:59:59.999999Z'],
      [
        ['2025-01-10', 2],
        ['2025-01-11', 2],
      ],
    ],
    [
      'of 23 hours, when summer time begins',
      ['2025-03-29T22:59:59.999999Z', '2025-03-29T23:00:00Z', '2025-03-30T21:59:59.999999Z', '2025-03-30T22:00:00Z'],
      [
        ['2025-03-29', 1],
        ['2025-03-30', 2],
        ['2025-03-31', 1],
      ],
    ],
    [
      'of 25 hours, when summer time ends',
      ['2025-10-25T21:59:59.999999Z', '2025-10-25T22:00:00Z', '2025-10-26T22:59:59.999999Z', '2025-10-26T23:00:00Z'],
      [
        ['2025-10-25', 1],
        ['2025-10-26', 2],
        ['2025-10-27', 1],
      ],
    ],
  ])('begin at midnight in Switzerland, %s', async (_, moments, days) => {
    await addAll(moments.map((receivedAt) => ({ receivedAt })));
    const [first, last] = [days[0]?.[0] ?? '', days.at(-1)?.[0] ?? ''];
    const answer = await statistics(first, last);
    expect(perStep(answer)).toEqual(days);
    expect(answer.total).toBe(4);
  });

  it('leave out what came a moment before the first or after the last', async () => {
    await addAll([{ receivedAt: '2025-08-09T21:59:59.999999Z' }, { receivedAt: '2025-08-10T22:00:00Z' }]);
    expect(await statistics('2025-08-10', '2025-08-10')).toMatchObject({ total: 0, totalBefore: 1 });
  });

  it('before the period are as many, right before it', async () => {
    const days = ['2025-03-27T22:59:59Z', '2025-03-27T23:00:00Z', '2025-03-29T22:59:59Z', '2025-03-29T23:00:00Z'];
    await addAll(days.map((receivedAt) => ({ receivedAt })));
    expect(await statistics('2025-03-30', '2025-03-31')).toMatchObject({ total: 1, totalBefore: 2 });
  });

  it.each<[string, string, [string, number][]]>([
    [
      '2025-08-06',
      '2025-09-10',
      [
        ['2025-08-06', 1],
        ['2025-08-11', 2],
        ['2025-08-18', 0],
        ['2025-08-25', 0],
        ['2025-09-01', 1],
        ['2025-09-08', 0],
      ],
    ],
    [
      '2025-08-06',
      '2026-02-28',
      [
        ['2025-08-06', 3],
        ['2025-09-01', 1],
        ['2025-10-01', 0],
        ['2025-11-01', 0],
        ['2025-12-01', 0],
        ['2026-01-01', 1],
        ['2026-02-01', 0],
      ],
    ],
    [
      '2020-12-31',
      '2026-01-31',
      [
        ['2020-12-31', 0],
        ['2021-01-01', 0],
        ['2022-01-01', 0],
        ['2023-01-01', 0],
        ['2024-01-01', 0],
        ['2025-01-01', 4],
        ['2026-01-01', 1],
      ],
    ],
  ])('from %s to %s go together in weeks, months or years, none left out', async (from, to, steps) => {
    const moments = [
      '2025-08-10T21:59:59Z',
      '2025-08-10T22:00:00Z',
      '2025-08-17T21:59:59Z',
      '2025-08-31T22:00:00Z',
      '2025-12-31T23:00:00Z',
    ];
    await addAll(moments.map((receivedAt) => ({ receivedAt })));
    expect(perStep(await statistics(from, to))).toEqual(steps);
  });
});

describe('the leads of the statistics', () => {
  it('count by form type and status; anonymised ones too, merged ones nowhere', async () => {
    const target = await add({ formType: 'promo', status: 'completed', answeredAt: new Date('2025-08-10T08:30:00Z') });
    await addAll([
      { formType: 'promo' },
      { formType: 'promo', status: 'completed', anonymisedAt: new Date() },
      { formType: 'vehicle', status: 'rejected' },
      { mergedInto: target, serviceType: 'Autohotel', answeredAt: new Date('2025-08-10T09:00:00Z') },
      { mergedInto: target, receivedAt: '2025-08-09T08:00:00Z' },
    ]);
    const answer = await statistics('2025-08-10', '2025-08-10');
    const none = { pending: 0, processing: 0, completed: 0, rejected: 0 };
    expect(answer).toMatchObject({ total: 4, totalBefore: 0, byService: [], withoutService: 4 });
    expect(answer.overTime).toEqual([
      { from: '2025-08-10', byFormType: { contact: 0, promo: 3, chatbot: 0, vehicle: 1 } },
    ]);
    expect(answer.conversion).toEqual([
      { formType: 'contact', byStatus: none },
      { formType: 'promo', byStatus: { ...none, pending: 1, completed: 2 } },
      { formType: 'chatbot', byStatus: none },
      { formType: 'vehicle', byStatus: { ...none, rejected: 1 } },
    ]);
    expect(answer.firstAnswer).toMatchObject({ answered: 1, waiting: 3 });
    expect(answer.open.reduce((leads, { pending }) => leads + pending, 0)).toBe(1);
  });

  it('name the eight most frequent services, the rest together, and those without', async () => {
    for (const [n, service] of [...'ABCDEFGHIJ'].entries()) {
      for (let times = 10; times > n; times -= 1) await add({ serviceType: `Leistung ${service}` });
    }
    await addAll([{ serviceType: null }, { serviceType: '' }, { serviceType: ' \t\n' }]);
    const answer = await statistics('2025-08-10', '2025-08-10');
    expect(answer.byService).toEqual(
      [...'ABCDEFGH'].map((service, n) => ({ service: `Leistung ${service}`, leads: 10 - n })),
    );
    expect(answer).toMatchObject({ otherServices: 3, withoutService: 3, total: 58 });
  });
});

it('count a service once that leads have under two names', async () => {
  const names = ['Keramikversiegelung', 'Keramikversiegelung Wohnmobile', 'Keramikversiegelung', 'Autohotel'];
  await addAll(names.map((serviceType) => ({ serviceType })));
  const { byService } = await statistics('2025-08-10', '2025-08-10');
  expect(byService).toEqual([
    { service: 'Keramikversiegelung', leads: 3 },
    { service: 'Autohotel', leads: 1 },
  ]);
});

describe('whoever works on leads', () => {
  it('stands in the statistics by the name of the account, not by what a quick button says', async () => {
    const processedBy = 'Geschäftsführung';
    await addAll([
      { status: 'completed', statusBy: 'admin', processedBy },
      { status: 'rejected', statusBy: 'Berta', processedBy },
      { status: 'processing', statusBy: 'Berta', processedBy, serviceType: 'Einlagerung' },
      { status: 'completed', statusBy: 'admin', receivedAt: '2025-08-11T08:00:00Z' },
      {},
    ]);
    expect((await statistics('2025-08-10', '2025-08-10')).byPerson).toEqual([
      { person: 'Berta', leads: 2 },
      { person: 'admin', leads: 1 },
    ]);
  });
});

describe('the first answer in the statistics', () => {
  const answeredAfter = async (...waits: number[]) => {
    for (const seconds of waits)
      await add({ answeredAt: new Date(Date.parse('2025-08-10T08:00:00Z') + seconds * 1_000) });
    return (await statistics('2025-08-10', '2025-08-10')).firstAnswer;
  };

  it('falls into bands that hold their longest wait', async () => {
    const waits = [0, HOUR, HOUR + 0.001, 4 * HOUR, 4 * HOUR + 1, DAY, DAY + 1, 3 * DAY, 3 * DAY + 0.001, 400 * DAY];
    expect(await answeredAfter(...waits)).toMatchObject({
      answered: 10,
      byBand: { hour: 2, fourHours: 2, day: 2, threeDays: 2, longer: 2 },
    });
  });

  it.each<[string, number[], number, number]>([
    ['one', [90], 90, 90],
    ['two', [300, 60], 60, 300],
    ['three', [10, 30, 20], 20, 30],
    ['ten', [10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 5, 9],
    ['equal ones', [7, 7, 7, 1, 9], 7, 9],
    ['begun seconds', [1.2, 2.001, 5], 3, 5],
  ])('is given as the waits that half and nine of ten did not exceed: %s', async (_, waits, median, ninthDecile) => {
    expect(await answeredAfter(...waits)).toMatchObject({ medianSeconds: median, ninthDecileSeconds: ninthDecile });
  });

  it('is looked at for the leads of the period, answered ones put back to pending too', async () => {
    const answeredAt = new Date('2025-08-12T08:00:00Z');
    await addAll([{ answeredAt }, {}, { receivedAt: '2025-08-11T08:00:00Z', answeredAt }]);
    const { firstAnswer } = await statistics('2025-08-10', '2025-08-10');
    expect(firstAnswer).toMatchObject({ answered: 1, waiting: 1, medianSeconds: 2 * DAY });
  });

  it('took no time where a clock was wrong', async () => {
    expect(await answeredAfter(-5)).toMatchObject({ medianSeconds: 0, byBand: { hour: 1 } });
  });
});

describe('the open leads of the statistics', () => {
  it('are all that are open now, whenever they came, by how long they have been waiting', async () => {
    const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString();
    const MARGIN = 60;
    await addAll([
      { receivedAt: ago(-MARGIN) },
      { receivedAt: ago(DAY - MARGIN), status: 'processing' },
      { receivedAt: ago(DAY) },
      { receivedAt: ago(3 * DAY - MARGIN), answeredAt: new Date() },
      { receivedAt: ago(3 * DAY), status: 'processing' },
      { receivedAt: ago(7 * DAY) },
      { receivedAt: ago(30 * DAY), status: 'processing' },
      { receivedAt: '2020-01-01T08:00:00Z', status: 'processing' },
      { receivedAt: '2020-01-01T08:00:00Z', status: 'completed' },
      { receivedAt: '2020-01-01T08:00:00Z', status: 'rejected' },
    ]);
    const { open, total } = await statistics('2021-01-01', '2021-01-31');
    expect(total).toBe(0);
    expect(open).toEqual([
      { waiting: 'day', pending: 1, processing: 1, unanswered: 2 },
      { waiting: 'threeDays', pending: 2, processing: 0, unanswered: 1 },
      { waiting: 'week', pending: 0, processing: 1, unanswered: 1 },
      { waiting: 'month', pending: 1, processing: 0, unanswered: 1 },
      { waiting: 'longer', pending: 0, processing: 2, unanswered: 2 },
    ]);
  });
});
