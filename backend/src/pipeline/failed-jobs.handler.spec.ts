import { describe, expect, it } from '@jest/globals';
import { jobIds, toFailedJob } from './failed-jobs.handler.js';

const ID = '0192f0c1-2345-7abc-8def-0123456789ab';
const NOTHING = { ids: [], carriesSubmissions: false };

describe('what operators see of a job', () => {
  it.each([
    ['lead-mail', { deliveryIds: [ID, 'Anna Muster'] }, { ids: [ID], carriesSubmissions: false }],
    ['lead-received', { events: [{ id: ID }] }, { ids: [ID], carriesSubmissions: false }],
    ['lead-received', { events: [{ id: ID, submission: { words: {} } }] }, { ids: [ID], carriesSubmissions: true }],
    ['lead-received', { events: 'anna@example.ch' }, NOTHING],
    ['lead-received', { events: [null, 'anna@example.ch', { id: 'Anna' }] }, NOTHING],
    ['lead-mail', null, NOTHING],
    ['housekeeping', {}, NOTHING],
  ] as const)('of %s with %j are its ids', (queue, data, expected) => {
    expect(jobIds(queue, data)).toEqual(expected);
  });

  it('is never a word that a visitor typed, wherever it stands in the job', () => {
    const words = { name: 'Anna Muster', email: 'anna@example.ch' };
    const job = {
      id: '7',
      name: 'Anna Muster',
      data: { events: [{ id: ID, submission: { words } }], ...words },
      attemptsMade: 5,
      finishedOn: Date.UTC(2026, 10, 21, 9, 30),
      failedReason: 'invalid input: "anna@example.ch"',
    };
    const shown = toFailedJob('lead-received', job);
    expect(shown).toMatchObject({ id: '7', name: null, attempts: 5, failedAt: '2026-11-21T09:30:00.000Z', ids: [ID] });
    expect(JSON.stringify(shown)).not.toMatch(/anna/i);
  });
});
