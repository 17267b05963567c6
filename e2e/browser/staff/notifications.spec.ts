import type { Locator, Page } from '@playwright/test';
import { vehicleEnquiry } from '../../support/visitor.js';
import { expectAccessible } from '../support/accessibility.js';
import { site } from '../support/site.js';
import type { StaffArea } from '../support/staff-area.js';
import { expect, test } from '../support/test.js';
import { aUniqueVisitor } from '../support/visitor.js';

/** What {@link recordNotifications} puts into the window. */
interface Recording {
  readonly shown: Notification[];
}

/**
 * Keeps the browser's notifications, which no test sees. A headless shell answers who asks for the permission as it should,
 * but calls it denied at any other time: what it answered counts.
 */
function recordNotifications(): void {
  const Native = Notification;
  const shown: Notification[] = [];
  let permission: NotificationPermission = 'default';
  class RecordedNotification extends Native {
    static override get permission() {
      return permission;
    }

    static override async requestPermission() {
      permission = await Native.requestPermission();
      return permission;
    }

    constructor(title: string, options?: NotificationOptions) {
      super(title, options);
      shown.push(this);
    }
  }
  Object.assign(window, { Notification: RecordedNotification, shown });
}

const shown = (page: Page) =>
  page.evaluate(() => (window as unknown as Recording).shown.map(({ title, body }) => ({ title, body })));

/** Comes back to the tab and leaves it again: to a headless browser each tab is in sight. */
const lookAway = (page: Page) =>
  page.evaluate(() => {
    (window as unknown as Recording).shown.length = 0;
    for (const value of ['visible', 'hidden']) {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });

/** Opens the switch in a browser that allows what is named and refuses everything else. */
async function openSwitch(staff: StaffArea, allowed: 'notifications' | 'geolocation'): Promise<Locator> {
  const { page } = staff;
  await page.context().grantPermissions([allowed], { origin: site.url });
  await page.addInitScript(recordNotifications);
  await staff.openSignedIn();
  await page.goto('/admin/konto');
  return page.getByRole('checkbox', { name: 'Bei neuen Anfragen benachrichtigen' });
}

test('whoever turned it on and looks elsewhere is notified of a new lead, and led to it', async ({ staff, desk }) => {
  const { page } = staff;
  const box = await openSwitch(staff, 'notifications');
  await box.click();
  await expect(box).toBeChecked();
  expect(await shown(page)).toEqual([expect.objectContaining({ title: 'Benachrichtigungen sind eingeschaltet' })]);

  // Again where an enquiry of another test came at the same time: then there is one notification of both.
  await expect(async () => {
    await lookAway(page);
    const visitor = aUniqueVisitor();
    const lead = await desk.receive(vehicleEnquiry(visitor));
    await expect.poll(() => shown(page), { timeout: 5_000 }).toEqual([{ title: 'Neue Anfrage', body: 'Einlagerung' }]);
    await page.evaluate(() => (window as unknown as Recording).shown[0]?.dispatchEvent(new Event('click')));
    await expect(page).toHaveURL(`/admin?lead=${lead.id}`, { timeout: 5_000 });
    await expect(page.getByRole('dialog', { name: visitor.name })).toBeVisible();
  }).toPass();
});

test('where the browser refuses notifications, the switch stays off and says why', async ({ staff }) => {
  const { page } = staff;
  const box = await openSwitch(staff, 'geolocation');
  await box.click();
  await expect(page.getByText('Ihr Browser blockiert Benachrichtigungen dieser Website.')).toBeVisible();
  await expect(box).not.toBeChecked();
  await expectAccessible(page);
  expect(await shown(page)).toEqual([]);
});
