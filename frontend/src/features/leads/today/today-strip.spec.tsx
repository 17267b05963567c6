import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { FakeApi } from '#test/fake-api.ts';
import { leadExample, summaryExample, todayExample, todayLeadExample } from '#test/lead-example.ts';
import { renderPage } from '#test/render-page.tsx';
import { press } from '#test/user.ts';
import { LEADS_KEY } from '../api/leads.ts';
import { TodayStrip } from './today-strip.tsx';

const TODAY = 'GET /api/leads/today';
const { groups } = todayExample;
const lead = (id: string) => ({ ...todayLeadExample, id, name: `Lead ${id}` });
const busy = {
  ...todayExample,
  groups: {
    ...groups,
    overdue: { count: 1_200, leads: [lead('a'), lead('b')] },
    planned: { count: 2, leads: [lead('c')] },
  },
};

describe('«Heute»', () => {
  let api: FakeApi;
  const onShow = jest.fn();
  const onShowAll = jest.fn();
  let renew: () => Promise<void>;

  function Strip() {
    const client = useQueryClient();
    renew = () => client.invalidateQueries({ queryKey: LEADS_KEY });
    return <TodayStrip onShow={onShow} onShowAll={onShowAll} />;
  }
  const open = () => renderPage(<Strip />, '/admin?suche=x');
  const button = () => screen.getByRole('button', { name: /^Heute/ });

  beforeEach(() => {
    localStorage.clear();
    onShow.mockClear();
    onShowAll.mockClear();
    api = new FakeApi()
      .install()
      .on(TODAY, { status: 200, body: busy })
      .on('POST /api/leads/looks', { status: 204 })
      .on('GET /api/leads/summary', { status: 200, body: { ...summaryExample, unsentMails: 0 } });
  });

  afterEach(() => {
    Reflect.deleteProperty(window, 'matchMedia');
  });

  it.each([
    ['cards', 900, true],
    ['list', 900, false],
    ['list', 1200, true],
  ])('above %s in a wide window, %i pixels high, begins unfolded: %s', async (layout, height, isUnfolded) => {
    localStorage.setItem('staff-list-layout', layout);
    window.matchMedia = (query) => {
      const [, rem = 0] = /min-height: (\d+)rem/.exec(query) ?? [];
      return Object.assign(new EventTarget(), {
        matches: query !== 'print' && Number(rem) * 16 <= height,
      }) as MediaQueryList;
    };
    open();
    expect(button().getAttribute('aria-expanded')).toBe(String(isUnfolded));
    await screen.findAllByText(/überfällig/i);
  });

  it('shows what there is of each group, opens a lead, and has the list show all of a group', async () => {
    open();
    const overdue = await screen.findByRole('region', { name: "Überfällig (1'200)" });
    expect(screen.getAllByRole('region').map(({ dataset }) => dataset['group'])).toEqual([
      undefined,
      'overdue',
      'planned',
    ]);
    act(() =>
      within(overdue)
        .getByRole('link', { name: /^Lead a seit/ })
        .click(),
    );
    expect(onShow).toHaveBeenCalledWith(lead('a'));
    expect(within(overdue).getByRole('link', { name: 'Lead b anrufen' }).getAttribute('href')).toBe(
      `tel:${leadExample.phoneE164}`,
    );
    const all = within(overdue).getByRole('link', { name: 'alle zeigen' });
    expect(all.getAttribute('href')).toBe('/admin?ansicht=overdue');
    act(() => all.click());
    expect(onShowAll).toHaveBeenCalled();
    const planned = screen.getByRole('region', { name: /^Demnächst/ });
    expect(within(planned).getByRole('link', { name: 'alle zeigen' }).getAttribute('href')).toBe(
      '/admin?ansicht=planned',
    );
  });

  it('tells counts alone once it is folded, and stays so', async () => {
    const { unmount } = open();
    await screen.findByRole('region', { name: /^Überfällig/ });
    act(() => button().click());
    expect(button().textContent).toBe(" Heute1'200 überfällig2 geplant");
    expect(screen.queryByRole('link', { name: /^Lead/ })).toBeNull();
    unmount();
    open();
    await waitFor(() => expect(button().textContent).toContain('2 geplant'));
    expect(button().getAttribute('aria-expanded')).toBe('false');
  });

  it('takes as much place while it loads as it took the last time, and as full groups take the first time, so that the list below stays where it is', async () => {
    const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(181);
    const strip = () => screen.getByRole('region', { name: 'Heute' });
    const { unmount } = open();
    expect(strip().style.minHeight).toBe('250px');
    await screen.findByRole('region', { name: /^Überfällig/ });
    unmount();
    open();
    expect(strip().style.minHeight).toBe('181px');
    await screen.findByRole('region', { name: /^Überfällig/ });
    expect(strip().style.minHeight).toBe('');
    height.mockRestore();
  });

  it('says of mails that did not go out where they are sent again, folded or not', async () => {
    api.on('GET /api/leads/summary', { status: 200, body: summaryExample });
    open();
    const link = await screen.findByRole('link', { name: '12 Mails sind nicht hinausgegangen. Erneut senden' });
    expect(link.getAttribute('href')).toBe('/admin/pipeline');
  });

  it('says that nothing is to be done, and why it can say nothing', async () => {
    api.on(TODAY, 'offline');
    open();
    await screen.findByText('«Heute» konnte nicht geladen werden.');
    api.on(TODAY, { status: 200, body: todayExample });
    press('Erneut versuchen');
    await screen.findByText('Nichts fällig, nichts Neues.');
  });

  it('notes with the server that somebody looks', async () => {
    const later = Date.now() + 600_000;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => later);
    open();
    await waitFor(() => expect(api.to('POST /api/leads/looks')).toHaveLength(1));
    clock.mockRestore();
  });

  it('keeps the focus when the lead that had it is settled elsewhere', async () => {
    open();
    const row = await screen.findByRole('link', { name: /^Lead a seit/ });
    row.focus();
    api.on(TODAY, { status: 200, body: todayExample });
    await act(() => renew());
    await screen.findByText('Nichts fällig, nichts Neues.');
    expect(document.activeElement).toBe(button());
  });
});
