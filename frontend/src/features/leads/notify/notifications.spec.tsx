import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { FakeApi } from '#test/fake-api.ts';
import { FakeLeadStream } from '#test/fake-lead-stream.ts';
import { leadExample } from '#test/lead-example.ts';
import { renderPage } from '#test/render-page.tsx';
import { NotificationSwitch } from './notification-switch.tsx';
import { useArrivalNotifications } from './use-arrival-notifications.ts';

/** What the page showed, the latest last. */
let shown: FakeNotification[];
let permission: NotificationPermission;

class FakeNotification extends EventTarget {
  static get permission() {
    return permission;
  }
  static readonly requestPermission = jest.fn(async () => permission);
  readonly close = jest.fn();

  constructor(
    readonly title: string,
    readonly options: NotificationOptions,
  ) {
    super();
    shown.push(this);
  }
}

/** The locks of a browser; those of another tab are put in by hand. */
class FakeLocks {
  readonly held: { name: string }[] = [];

  request = async (name: string, ...rest: unknown[]): Promise<void> => {
    const lock = { name };
    this.held.push(lock);
    await (rest.at(-1) as () => Promise<void>)();
    this.held.splice(this.held.indexOf(lock), 1);
  };

  query = async () => ({ held: this.held });
}

function StaffTab() {
  useArrivalNotifications();
  const { pathname, search } = useLocation();
  return (
    <>
      <NotificationSwitch />
      <output aria-label="Adresse">{pathname + search}</output>
    </>
  );
}

describe('notifications of new leads', () => {
  let stream: FakeLeadStream;
  let locks: FakeLocks;
  let visibility: jest.SpiedGetter<DocumentVisibilityState>;

  const arrive = async (leadId: string) => {
    stream.tell({ leadId, action: 'received', actor: 'system', version: 1 });
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  };
  const look = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  const box = () => screen.getByRole<HTMLInputElement>('checkbox');
  const switchOn = async () => {
    renderPage(<StaffTab />, '/admin/konto');
    fireEvent.click(box());
    await waitFor(() => expect(box().checked).toBe(true));
    await waitFor(() => expect(stream.connections).toHaveLength(1));
    shown = [];
  };

  beforeEach(() => {
    localStorage.clear();
    shown = [];
    permission = 'granted';
    FakeNotification.requestPermission.mockClear();
    locks = new FakeLocks();
    Object.assign(globalThis, { Notification: FakeNotification });
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    jest.spyOn(window, 'focus').mockImplementation(() => undefined);
    visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    new FakeApi()
      .install()
      .on('GET /api/leads/a', { status: 200, body: { ...leadExample, id: 'a' } })
      .on('GET /api/leads/b', { status: 200, body: { ...leadExample, id: 'b', serviceType: null } });
    stream = new FakeLeadStream().install();
  });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });

  it('are asked for only on the click, and stay as they were chosen', async () => {
    renderPage(<StaffTab />);
    expect(FakeNotification.requestPermission).not.toHaveBeenCalled();
    expect(stream.connections).toHaveLength(0);
    cleanup();
    await switchOn();
    expect(FakeNotification.requestPermission).toHaveBeenCalledTimes(1);
    fireEvent.click(box());
    await waitFor(() => expect(box().checked).toBe(false));
  });

  it('name the service and nobody, while no tab is seen, and lead to the lead', async () => {
    await switchOn();
    look('hidden');
    await arrive('a');
    expect(shown.map(({ title, options }) => [title, options.body])).toEqual([['Neue Anfrage', 'Keramikversiegelung']]);
    expect(JSON.stringify(shown)).not.toContain(leadExample.name);
    act(() => void shown[0]?.dispatchEvent(new Event('click')));
    expect(screen.getByLabelText('Adresse').textContent).toBe('/admin?lead=a');
    await arrive('b');
    expect(shown[1]).toMatchObject({ title: '2 neue Anfragen', options: { body: 'Frühbucher' } });
    expect(shown[1]?.options.tag).toBe(shown[0]?.options.tag);
  });

  it('are left out while somebody sees this tab, or another one', async () => {
    await switchOn();
    await arrive('a');
    look('hidden');
    locks.held.push({ name: 'staff-in-sight' });
    await arrive('b');
    expect(shown).toEqual([]);
  });

  it('are no choice where the browser refuses them, and it says so', async () => {
    permission = 'denied';
    renderPage(<StaffTab />);
    screen.getByText(/^Ihr Browser blockiert Benachrichtigungen/);
    fireEvent.click(box());
    await act(async () => undefined);
    expect(box().checked).toBe(false);
  });
});
