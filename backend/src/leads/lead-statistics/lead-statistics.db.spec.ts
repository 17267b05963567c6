import { leadStatisticsSchema } from '@fahrzeugpflege/contracts';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { addLead, useStaffApp } from '../../testing/staff-app.js';

const ADDRESS = '/api/leads/statistics';
const staff = useStaffApp();
let cookie: string;

beforeAll(async () => {
  cookie = await staff.signIn();
});

const ask = (query: string | Record<string, string> = '') => staff.as(cookie).get(ADDRESS).query(query);

const NO_KINDS = { contact: 0, promo: 0, chatbot: 0, vehicle: 0 };
const NO_STATUS = { pending: 0, processing: 0, completed: 0, rejected: 0 };

describe('GET /api/leads/statistics of an empty database', () => {
  it('answers zeros for every step, kind, status and band', async () => {
    const response = await ask({ from: '2025-08-10', to: '2025-08-11' }).expect(200);
    expect(response.get('cache-control')).toBe('no-store');
    expect(response.body).toEqual({
      from: '2025-08-10',
      to: '2025-08-11',
      step: 'day',
      total: 0,
      totalBefore: 0,
      overTime: [
        { from: '2025-08-10', byFormType: NO_KINDS },
        { from: '2025-08-11', byFormType: NO_KINDS },
      ],
      byPerson: [],
      byService: [],
      otherServices: 0,
      withoutService: 0,
      conversion: ['contact', 'promo', 'chatbot', 'vehicle'].map((formType) => ({ formType, byStatus: NO_STATUS })),
      firstAnswer: {
        answered: 0,
        waiting: 0,
        medianSeconds: null,
        ninthDecileSeconds: null,
        byBand: { hour: 0, fourHours: 0, day: 0, threeDays: 0, longer: 0 },
      },
      open: ['day', 'threeDays', 'week', 'month', 'longer'].map((waiting) => ({
        waiting,
        pending: 0,
        processing: 0,
        unanswered: 0,
      })),
    });
    expect(leadStatisticsSchema.parse(response.body)).toEqual(response.body);
  });

  it('is of a single day where no lead tells when it begins', async () => {
    const { body } = await ask({ to: '2025-08-10' }).expect(200);
    expect(body).toMatchObject({ from: '2025-08-10', to: '2025-08-10', totalBefore: null });
    expect((await ask().expect(200)).body.overTime).toHaveLength(1);
  });
});

describe('the period of GET /api/leads/statistics', () => {
  beforeAll(async () => {
    const target = await addLead(staff.dataSource, { receivedAt: '2024-06-30T22:00:00Z' });
    await addLead(staff.dataSource, { receivedAt: '2023-01-01T12:00:00Z', mergedInto: target });
  });

  it('begins with the first lead that was not merged, on its day in Switzerland', async () => {
    const { body } = await ask({ to: '2024-07-03' }).expect(200);
    expect(body).toMatchObject({ from: '2024-07-01', to: '2024-07-03', total: 1, totalBefore: null });
  });

  it('ends today', async () => {
    const { body } = await ask({ from: '2024-07-01' }).expect(200);
    const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Zurich' }).format(new Date());
    expect(body).toMatchObject({ from: '2024-07-01', to: today, total: 1, totalBefore: 0 });
  });

  it('is its first day alone where that lies in the future', async () => {
    expect((await ask({ from: '2099-05-01' }).expect(200)).body).toMatchObject({
      from: '2099-05-01',
      to: '2099-05-01',
    });
  });

  it('is its last day alone where the first lead came later', async () => {
    expect((await ask({ to: '2010-05-01' }).expect(200)).body).toMatchObject({ from: '2010-05-01', to: '2010-05-01' });
  });

  it('may be a hundred years long', async () => {
    const { body } = await ask({ from: '2000-01-01', to: '2099-12-31' }).expect(200);
    expect(body).toMatchObject({ step: 'year', total: 1, totalBefore: 0 });
    expect(body.overTime).toHaveLength(100);
  });

  it.each([
    'from=gestern',
    'from=',
    'from=2025-02-30',
    'from=1999-12-31',
    'from=2025-08-10T08:00:00Z',
    'from=2025-08-01&from=2025-08-02',
    'to=2100-01-01',
    'to=2025-13-01',
    'status=pending',
    'from[$gt]=2025-08-10',
  ])('answers 422 naming the field to ?%s', async (query) => {
    const response = await ask(query)
      .expect(422)
      .expect('content-type', /problem\+json/);
    expect(Object.keys(response.body.errors)).toEqual([query.split('=')[0]]);
  });

  it('answers 422 in German to a last day before the first one', async () => {
    const response = await ask({ from: '2025-08-02', to: '2025-08-01' }).expect(422);
    expect(response.body).toMatchObject({
      title: 'Bitte prüfen Sie Ihre Angaben',
      detail: 'Der letzte Tag liegt vor dem ersten',
      errors: { to: 'Der letzte Tag liegt vor dem ersten' },
    });
  });

  it('names only the day that can not be read', async () => {
    const { body } = await ask({ from: 'morgen', to: '2025-08-01' }).expect(422);
    expect(body.errors).toEqual({ from: 'Ein Tag von 2000 bis 2099 als 2025-08-10' });
  });
});
