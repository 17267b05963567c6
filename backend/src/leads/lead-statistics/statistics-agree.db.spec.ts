import {
  ANSWER_BANDS,
  businessDay,
  FORM_TYPES,
  LEAD_STATUSES,
  type LeadStatistics,
  leadStatisticsSchema,
} from '@fahrzeugpflege/contracts';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { addLead, type TestLead, useStaffApp } from '../../testing/staff-app.js';
import { type Period, periodBefore } from './time-steps.js';

const HOUR = 60 * 60;
const LEADS = 300;
const SERVICES = [null, '', ...Array.from({ length: 12 }, (_, n) => `Leistung ${n}`)];
const FIRST = Date.parse('2020-11-01T00:00:00Z');
const LAST = Date.parse('2025-11-01T00:00:00Z');

const staff = useStaffApp();
const leads: TestLead[] = [];
let cookie: string;

/** The same numbers from 0 to below 1 in each run (Lehmer's generator). */
let state = 20_251_101;
function random(): number {
  state = (state * 48_271) % 2_147_483_647;
  return state / 2_147_483_647;
}
const pick = <T>(items: readonly T[]): T => items[Math.floor(random() ** 2 * items.length)] as T;

/** Answered unless it is pending. */
function randomLead(): TestLead {
  const receivedAt = Math.floor(FIRST + random() * (LAST - FIRST));
  const [status, formType, serviceType] = [pick(LEAD_STATUSES), pick(FORM_TYPES), pick(SERVICES)];
  const answeredAt = status === 'pending' ? null : new Date(receivedAt + Math.floor(random() ** 4 * 1e9));
  return { receivedAt: new Date(receivedAt).toISOString(), status, formType, answeredAt, serviceType };
}

beforeAll(async () => {
  cookie = await staff.signIn();
  const target = await addLead(staff.dataSource, { receivedAt: '2020-11-01T00:00:00Z' });
  leads.push({ receivedAt: '2020-11-01T00:00:00Z', status: 'pending', formType: 'contact' });
  while (leads.length < LEADS) leads.push(randomLead());
  const merged = Array.from({ length: LEADS / 10 }, () => ({ ...randomLead(), mergedInto: target }));
  await addAll([...leads.slice(1), ...merged]);
});

/** A few at a time, fewer than the pool has connections. */
async function addAll(waiting: TestLead[]): Promise<void> {
  const add = async () => {
    for (let lead = waiting.pop(); lead; lead = waiting.pop()) await addLead(staff.dataSource, lead);
  };
  await Promise.all([add(), add(), add(), add()]);
}

const statistics = async (period: Partial<Period>): Promise<LeadStatistics> => {
  const response = await staff.as(cookie).get('/api/leads/statistics').query(period).expect(200);
  return leadStatisticsSchema.parse(response.body);
};

const dayOf = ({ receivedAt = '' }: TestLead) => businessDay(new Date(receivedAt));
const between = (first: string, last: string) => leads.filter((lead) => dayOf(lead) >= first && dayOf(lead) <= last);
const countOf = <Key extends string>(keys: readonly Key[], keyOf: (lead: TestLead) => Key | undefined, of = leads) =>
  Object.fromEntries(keys.map((key) => [key, of.filter((lead) => keyOf(lead) === key).length])) as Record<Key, number>;
const secondsOf = ({ answeredAt, receivedAt = '' }: TestLead) =>
  answeredAt ? [Math.ceil((answeredAt.getTime() - Date.parse(receivedAt)) / 1_000)] : [];

/** What the figures must be, but for services and what is open; the days of the steps are taken as they were answered. */
function countByHand({ from, to, overTime }: LeadStatistics) {
  const counted = between(from, to);
  const waits = counted.flatMap(secondsOf).sort((a, b) => a - b);
  const limits = [-1, HOUR, 4 * HOUR, 24 * HOUR, 72 * HOUR, Number.POSITIVE_INFINITY];
  const inBand = (n: number) => waits.filter((wait) => wait > (limits[n] ?? 0) && wait <= (limits[n + 1] ?? 0)).length;
  return {
    total: counted.length,
    overTime: overTime.map((step, place) => {
      const next = overTime[place + 1]?.from ?? '9999-12-31';
      const ofStep = counted.filter((lead) => dayOf(lead) >= step.from && dayOf(lead) < next);
      return { from: step.from, byFormType: countOf(FORM_TYPES, (lead) => lead.formType, ofStep) };
    }),
    conversion: FORM_TYPES.map((formType) => {
      const ofKind = counted.filter((lead) => lead.formType === formType);
      return { formType, byStatus: countOf(LEAD_STATUSES, (lead) => lead.status, ofKind) };
    }),
    withoutService: counted.filter(({ serviceType }) => !serviceType).length,
    firstAnswer: {
      answered: waits.length,
      waiting: counted.length - waits.length,
      medianSeconds: waits[Math.ceil(waits.length * 0.5) - 1] ?? null,
      ninthDecileSeconds: waits[Math.ceil(waits.length * 0.9) - 1] ?? null,
      byBand: Object.fromEntries(ANSWER_BANDS.map((band, n) => [band, inBand(n)])),
    },
  };
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const pendingOf = ({ conversion }: LeadStatistics) => sum(conversion.map(({ byStatus }) => byStatus.pending));
/** Each must be the total. */
const totalsOf = ({ overTime, byService, otherServices, withoutService, conversion, firstAnswer }: LeadStatistics) => [
  sum(overTime.flatMap(({ byFormType }) => Object.values(byFormType))),
  sum(byService.map((service) => service.leads)) + otherServices + withoutService,
  sum(conversion.flatMap(({ byStatus }) => Object.values(byStatus))),
  sum(Object.values(firstAnswer.byBand)) + firstAnswer.waiting,
];

describe('the figures of random leads', () => {
  it.each<[string, Partial<Period>]>([
    ['a day without leads', { from: '2019-03-30', to: '2019-03-30' }],
    ['a month', { from: '2024-10-01', to: '2024-10-31' }],
    ['some weeks', { from: '2024-02-07', to: '2024-06-12' }],
    ['some months', { from: '2023-05-17', to: '2024-06-12' }],
    ['all years', { from: '2020-01-01', to: '2025-12-31' }],
    ['all until a day', { to: '2024-03-31' }],
  ])('agree with each other, and with counting by hand: %s', async (_, asked) => {
    const answer = await statistics(asked);
    expect(answer).toMatchObject(countByHand(answer));
    expect(totalsOf(answer)).toEqual(Array(4).fill(answer.total));
    for (const { service, leads: count } of answer.byService) {
      expect(count).toBe(between(answer.from, answer.to).filter((lead) => lead.serviceType === service).length);
    }
  });

  it('are compared with those of as many days before', async () => {
    const period = { from: '2023-05-17', to: '2024-06-12' };
    const before = periodBefore(period);
    expect((await statistics(period)).totalBefore).toBe(between(before.from, before.to).length);
  });

  it('begin with the first one', async () => {
    expect((await statistics({ to: '2024-03-31' })).from).toBe(leads.map(dayOf).sort()[0]);
  });

  it('agree while leads come in and are worked on', async () => {
    let isDone = false;
    const work = async () => {
      while (!isDone) {
        const id = await addLead(staff.dataSource, { receivedAt: '2025-06-01T08:00:00Z', serviceType: pick(SERVICES) });
        await staff.dataSource.query("UPDATE lead SET status = 'completed', answered_at = now() WHERE id = $1", [id]);
      }
    };
    const workers = [work(), work()];
    try {
      for (let times = 0; times < 30; times += 1) {
        const answer = await statistics({ from: '2020-01-01', to: '2025-12-31' });
        expect(totalsOf(answer)).toEqual(Array(4).fill(answer.total));
        const pending = pendingOf(answer);
        expect(answer).toMatchObject({ firstAnswer: { waiting: pending } });
        expect(sum(answer.open.map((band) => band.pending))).toBe(pending);
      }
    } finally {
      isDone = true;
      await Promise.all(workers);
    }
  });
});
