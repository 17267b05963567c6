import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { FakeApi } from '#test/fake-api.ts';
import { summaryExample, todayExample } from '#test/lead-example.ts';
import { renderPage } from '#test/render-page.tsx';
import { useLeadSummary } from './lead-summary.ts';
import { useLeadToday } from './lead-today.ts';

const TODAY = 'GET /api/leads/today';
const SUMMARY = 'GET /api/leads/summary';
const LOOKS = 'POST /api/leads/looks';
const MINUTE = 60_000;

function Counts() {
  const { data: today } = useLeadToday();
  useLeadSummary();
  return <output>{today?.groups.overdue.count}</output>;
}

describe('what is to be done today', () => {
  let api: FakeApi;

  const calls = () => [api.to(TODAY).length, api.to(SUMMARY).length, api.to(LOOKS).length];
  // And what follows from the answers.
  const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time + 100));
  const overdue = (count: number) => ({
    status: 200,
    body: { ...todayExample, groups: { ...todayExample.groups, overdue: { count, leads: [] } } },
  });
  const show = (state: DocumentVisibilityState) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    return act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  };

  beforeEach(() => {
    jest.useFakeTimers();
    api = new FakeApi()
      .install()
      .on(TODAY, overdue(1))
      .on(SUMMARY, { status: 200, body: summaryExample })
      .on(LOOKS, { status: 204 });
  });

  afterEach(() => {
    Reflect.deleteProperty(document, 'visibilityState');
    jest.useRealTimers();
  });

  it('comes anew with the counts while the page stays in sight, and only then', async () => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' });
    const { unmount } = renderPage(<Counts />);
    await pass(0);
    expect(calls()).toEqual([1, 1, 1]);
    api.on(TODAY, overdue(2));
    await pass(5 * MINUTE);
    expect(screen.getByText('2')).toBeTruthy();
    expect(calls()).toEqual([2, 2, 2]);
    // The same as before is no sign that somebody looks.
    await pass(5 * MINUTE);
    expect(calls()).toEqual([3, 3, 2]);
    await show('hidden');
    await pass(60 * MINUTE);
    expect(calls()).toEqual([3, 3, 3]);
    await show('visible');
    expect(calls()).toEqual([4, 4, 4]);
    unmount();
    await pass(60 * MINUTE);
    expect(calls()).toEqual([4, 4, 4]);
  });
});
