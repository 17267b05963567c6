import type { LeadEvent } from '@fahrzeugpflege/contracts';
import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import { LEAD_SUMMARY_KEY } from '../api/lead-summary.ts';
import { LEADS_KEY } from '../api/leads.ts';
import { LeadRefetch } from './lead-refetch.ts';
import { type LiveMark, liveMarks } from './live-marks.ts';
import { OwnChanges } from './own-changes.ts';
import { SharedLine } from './shared-connection.ts';
import type { LineListener } from './stream-connection.ts';

/** A line that comes back within this is no outage that anybody needs to know of. Milliseconds. */
const BLINK = 5_000;

const COUNTS = hashKey(LEAD_SUMMARY_KEY);
const isCounts = ({ queryHash }: Query) => queryHash === COUNTS;

/** What the page shows of the stream itself. */
export interface LiveState {
  readonly isInterrupted: boolean;
  /** Leads that have appeared since the page was opened. */
  readonly arrivals: number;
  /** How many of them appeared last, together. */
  readonly latest: number;
}

/** Makes of what the stream tells what the page shows: fetched anew, marked, counted. */
export class LiveLeads implements LineListener {
  private readonly own: OwnChanges;
  private readonly leads: LeadRefetch;
  /** Counts of very many leads take their time, for which no lead waits. */
  private readonly counts: LeadRefetch;
  private readonly line: SharedLine;
  private readonly known = new RecentIds();
  /** What the list does not show yet. */
  private readonly coming = new Map<string, LiveMark>();
  private blink: ReturnType<typeof setTimeout> | undefined;
  private wasDown = false;

  constructor(
    private readonly client: QueryClient,
    username: string | undefined,
    private readonly update: (change: (before: LiveState) => LiveState) => void,
  ) {
    this.own = new OwnChanges(client, username);
    this.leads = new LeadRefetch(
      client,
      (query) => !isCounts(query),
      () => this.show(),
    );
    this.counts = new LeadRefetch(client, isCounts);
    this.expectLine();
    this.line = new SharedLine(this);
  }

  close(): void {
    this.line.close();
    this.leads.close();
    this.counts.close();
    this.own.close();
    clearTimeout(this.blink);
    liveMarks.clearAll();
  }

  onMessage(message: Parameters<LineListener['onMessage']>[0]): void {
    if (message.name === 'ready') return;
    if (message.name === 'lead') {
      if (!this.known.add(message.id)) return;
      this.mark(message.event);
    }
    if (message.name !== 'mails') this.leads.request();
    this.counts.request();
  }

  onUp(): void {
    clearTimeout(this.blink);
    this.blink = undefined;
    this.update((before) => (before.isInterrupted ? { ...before, isInterrupted: false } : before));
    if (this.wasDown) {
      this.leads.request();
      this.counts.request();
    }
    this.wasDown = false;
  }

  onDown(): void {
    this.wasDown = true;
    this.expectLine();
  }

  /** The list asks, is refused as well, and whoever guards the session leads to the login. */
  onSignedOut(): void {
    void this.client.invalidateQueries({ queryKey: LEADS_KEY });
  }

  private expectLine(): void {
    this.blink ??= setTimeout(() => this.update((before) => ({ ...before, isInterrupted: true })), BLINK);
  }

  private mark({ leadId, action, actor }: LeadEvent): void {
    if (action === 'received' || action === 'released') this.coming.set(leadId, { kind: 'new' });
    // Whoever has just worked on it knows it.
    else if (this.own.include(actor)) liveMarks.clear(leadId);
    else if (actor !== 'system' && !this.coming.has(leadId)) this.coming.set(leadId, { kind: 'changed', actor });
  }

  /** Once the list has been fetched: whoever hears of new leads, or reads of a change, shall find them there. */
  private show(): void {
    const marks = [...this.coming];
    this.coming.clear();
    for (const [leadId, mark] of marks) liveMarks.set(leadId, mark);
    const latest = marks.filter(([, { kind }]) => kind === 'new').length;
    if (latest > 0) this.update((before) => ({ ...before, arrivals: before.arrivals + latest, latest }));
  }
}

/** Enough for all that the server repeats to a client that comes back. */
const KEPT = 2_000;

/** Remembers the latest ids, to tell what is heard again from what is new. */
class RecentIds {
  private readonly ids = new Set<string>();

  /** False for one that is known. */
  add(id: string): boolean {
    if (this.ids.has(id)) return false;
    this.ids.add(id);
    const [oldest] = this.ids;
    if (this.ids.size > KEPT && oldest !== undefined) this.ids.delete(oldest);
    return true;
  }
}
