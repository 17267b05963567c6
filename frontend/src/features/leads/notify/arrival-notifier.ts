import { formTypeLabels, type Lead, leadPath } from '@fahrzeugpflege/contracts';
import { newLeadsText } from '../lead-texts.ts';
import type { LeadMessage } from '../live/read-lead-stream.ts';
import { SharedConnection } from '../live/shared-connection.ts';

/** Held by one tab, which alone notifies. */
const NOTIFIER = 'lead-notifier';
/** Held by each tab while somebody sees it: then nobody needs a notification. */
const IN_SIGHT = 'staff-in-sight';
/** Of all notifications: the next takes the place of the one before. */
const TAG = 'neue-anfrage';

interface NotifierOptions {
  readonly loadLead: (id: string) => Promise<Lead>;
  /** Leads to an address of the staff area, in this tab. */
  readonly onOpen: (path: string) => void;
}

/**
 * Tells of new leads by the browser's notifications while tabs of the staff area are open and none of them is seen. One
 * tab does it for all. What stands on a locked screen names nobody: the service, and no more.
 */
export class ArrivalNotifier {
  private readonly closing = new AbortController();
  private readonly known = new Set<string>();
  private connection: SharedConnection | undefined;
  private letGoOfSight: (() => void) | undefined;
  /** How many came since somebody looked last. */
  private arrivals = 0;

  constructor(private readonly options: NotifierOptions) {
    document.addEventListener('visibilitychange', this.noteSight);
    this.noteSight();
    navigator.locks.request(NOTIFIER, { signal: this.closing.signal }, () => this.listen()).catch(() => undefined);
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.noteSight);
    this.letGoOfSight?.();
    this.connection?.close();
    this.closing.abort();
  }

  /** Until this tab closes it. */
  private listen(): Promise<void> {
    if (this.closing.signal.aborted) return Promise.resolve();
    this.connection = new SharedConnection({
      onMessage: (message) => void this.receive(message),
      onConnected: () => undefined,
      onDisconnected: () => undefined,
      onSignedOut: () => undefined,
    });
    return new Promise((resolve) => this.closing.signal.addEventListener('abort', () => resolve(), { once: true }));
  }

  private async receive(message: LeadMessage): Promise<void> {
    if (message.name !== 'lead') return;
    const { action, leadId } = message.event;
    // What is released from suspected spam was released by somebody who looks.
    if (action !== 'received' || this.known.has(leadId)) return;
    this.known.add(leadId);
    if (await isSeen()) {
      this.arrivals = 0;
      return;
    }
    this.arrivals += 1;
    await this.notify(leadId);
  }

  private async notify(leadId: string): Promise<void> {
    const lead = await this.options.loadLead(leadId).catch(() => undefined);
    if (this.closing.signal.aborted) return;
    const path = this.arrivals === 1 ? leadPath(leadId) : '/admin';
    const title = this.arrivals === 1 ? 'Neue Anfrage' : newLeadsText(this.arrivals);
    const notification = showNotification(title, lead && (lead.serviceType?.trim() || formTypeLabels[lead.formType]));
    notification?.addEventListener('click', () => {
      window.focus();
      notification.close();
      this.options.onOpen(path);
    });
  }

  private readonly noteSight = () => {
    if (document.visibilityState !== 'visible') {
      this.letGoOfSight?.();
      this.letGoOfSight = undefined;
      return;
    }
    this.arrivals = 0;
    this.letGoOfSight ??= holdShared(IN_SIGHT);
  };
}

/** Undefined where the browser knows notifications but shows none by a page, as on Android. */
export function showNotification(title: string, body = ''): Notification | undefined {
  try {
    return new Notification(title, { body, tag: TAG, lang: 'de-CH' });
  } catch {
    return undefined;
  }
}

/** Whether any tab of the staff area is in sight. */
async function isSeen(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === IN_SIGHT);
}

/** @returns what lets go of it */
function holdShared(name: string): () => void {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks.request(name, { mode: 'shared' }, () => released);
  return release;
}
