import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { KeptChoice, useKeptChoice } from '#lib/kept-choice.ts';
import { loadLead } from '../api/lead.ts';
import { ArrivalNotifier, showNotification } from './arrival-notifier.ts';

const notifications = new KeptChoice('staff-notifications', ['on', 'off']);

/** What the browser lets a page do: nobody was asked yet, it may, it may not, or it can't. */
type Allowance = NotificationPermission | 'unsupported';

export function notificationAllowance(): Allowance {
  return typeof Notification !== 'undefined' && 'locks' in navigator ? Notification.permission : 'unsupported';
}

/** Whether this browser tells of new leads. */
export function useNotificationsOn(): boolean {
  return useKeptChoice(notifications) === 'on' && notificationAllowance() === 'granted';
}

/** Asks the browser, where it has to be asked, and shows a first notification: whoever sees it knows that it works. */
export async function switchNotifications(on: boolean): Promise<Allowance> {
  if (!on) {
    notifications.choose('off');
    return notificationAllowance();
  }
  const allowance = await Notification.requestPermission();
  if (allowance !== 'granted') return allowance;
  const isShown = showNotification('Benachrichtigungen sind eingeschaltet', 'So sieht eine neue Anfrage hier aus.');
  if (!isShown) return 'unsupported';
  notifications.choose('on');
  return allowance;
}

/** Tells of new leads, on every page of the staff area, where that is switched on. */
export function useArrivalNotifications(): void {
  const isOn = useNotificationsOn();
  const navigate = useNavigate();
  const open = useRef(navigate);
  open.current = navigate;
  useEffect(() => {
    if (!isOn) return;
    const notifier = new ArrivalNotifier({ loadLead, onOpen: (path) => void open.current(path) });
    return () => notifier.close();
  }, [isOn]);
}
