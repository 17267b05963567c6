import { LEAD_EVENT_ACTOR_LENGTH, type LeadEvent } from '@fahrzeugpflege/contracts';
import type { Query, QueryClient } from '@tanstack/react-query';
import { forgetDraftsAbout, forgetGoneDrafts } from '../api/gone-lead.ts';
import { LEAD_SUMMARY_KEY } from '../api/lead-summary.ts';
import { LEAD_TODAY_KEY } from '../api/lead-today.ts';
import { LEADS_KEY } from '../api/leads.ts';
import { LeadRefetch } from './lead-refetch.ts';
import { type LiveMark, liveMarks } from './live-marks.ts';
import { SharedConnection } from './shared-connection.ts';
import type { StreamListener } from './stream-connection.ts';

/** A connection that is back within this had no outage that anybody needs to know of. Milliseconds. */
const SHORT_OUTAGE = 5_000;

const COUNTS = [LEAD_SUMMARY_KEY, LEAD_TODAY_KEY];
const isCounts = ({ queryKey }: Query) => COUNTS.some((key) => key.every((part, place) => queryKey[place] === part));

/** What the page shows of the stream itself. */
export interface LiveState {
  readonly isInterrupted: boolean;
  /** Leads that have appeared since the page was opened. */
  readonly arrivals: number;
  /** How many of them appeared last, together. */
  readonly latest: number;
}

/** Turns the stream's messages into what the page shows: leads fetched anew, marked, counted. */
export class LiveLeads implements StreamListener {
  private readonly leads: LeadRefetch;
  /** Counts of very many leads take their time, for which no lead waits. */
  private readonly counts: LeadRefetch;
  private readonly connection: SharedConnection;
  private readonly known = new RecentIds();
  /** What the list does not show yet. */
  private readonly coming = new Map<string, LiveMark>();
  private outage: ReturnType<typeof setTimeout> | undefined;
  private wasDisconnected = false;

  constructor(
    private readonly client: QueryClient,
    private readonly username: string | undefined,
    private readonly update: (change: (before: LiveState) => LiveState) => void,
  ) {
    this.leads = new LeadRefetch(
      client,
      (query) => !isCounts(query),
      () => this.show(),
    );
    this.counts = new LeadRefetch(client, isCounts);
    this.expectConnection();
    this.connection = new SharedConnection(this);
    // Nothing told this tab of what happened while it showed no leads.
    void forgetGoneDrafts(client);
  }

  close(): void {
    this.connection.close();
    this.leads.close();
    this.counts.close();
    clearTimeout(this.outage);
    liveMarks.clearAll();
  }

  onMessage(message: Parameters<StreamListener['onMessage']>[0]): void {
    if (message.name === 'ready') return;
    if (message.name === 'lead') {
      if (!this.known.add(message.id)) return;
      this.mark(message.event);
      if (message.event.action === 'anonymised') forgetDraftsAbout(message.event.leadId);
    }
    // That a lead was deleted is told so.
    if (message.name === 'reset') void forgetGoneDrafts(this.client);
    if (message.name !== 'mails') this.leads.request();
    this.counts.request();
  }

  onConnected(): void {
    clearTimeout(this.outage);
    this.outage = undefined;
    this.update((before) => (before.isInterrupted ? { ...before, isInterrupted: false } : before));
    // What could not be loaded has waited for it.
    const predicate = ({ state }: Query) => state.status === 'error';
    void this.client.refetchQueries({ queryKey: LEADS_KEY, type: 'active', predicate }, { cancelRefetch: false });
    if (this.wasDisconnected) {
      this.leads.request();
      this.counts.request();
    }
    this.wasDisconnected = false;
  }

  onDisconnected(): void {
    this.wasDisconnected = true;
    this.expectConnection();
  }

  /** The list asks, is refused as well, and whoever guards the session leads to the login. */
  onSignedOut(): void {
    void this.client.invalidateQueries({ queryKey: LEADS_KEY });
  }

  private expectConnection(): void {
    this.outage ??= setTimeout(() => this.update((before) => ({ ...before, isInterrupted: true })), SHORT_OUTAGE);
  }

  private mark({ leadId, action, actor, version }: LeadEvent): void {
    if (action === 'received' || action === 'released') this.coming.set(leadId, { kind: 'new' });
    else if (actor !== 'system' && this.coming.get(leadId)?.kind !== 'new') {
      this.coming.set(leadId, { kind: 'changed', actor, version });
    }
  }

  /** Once the list has been fetched: whoever reads of new leads or of a change finds them there. */
  private show(): void {
    const marks = [...this.coming].filter(([leadId, mark]) => !this.isOwn(leadId, mark));
    this.coming.clear();
    for (const [leadId, mark] of marks) liveMarks.set(leadId, mark);
    const latest = marks.filter(([, { kind }]) => kind === 'new').length;
    if (latest > 0) this.update((before) => ({ ...before, arrivals: before.arrivals + latest, latest }));
  }

  /** Nobody needs a mark of what they did in this tab; of what they did elsewhere they do. */
  private isOwn(leadId: string, mark: LiveMark): boolean {
    if (mark.kind !== 'changed' || this.username === undefined) return false;
    return mark.actor === shortened(this.username) && liveMarks.isAnswered(leadId, mark.version);
  }
}

/** As many characters of a name as an event has. */
function shortened(name: string): string {
  return [...name].slice(0, LEAD_EVENT_ACTOR_LENGTH).join('');
}

/** Enough for all that the server repeats to a client that comes back. */
const KEPT = 2_000;

/** The latest ids, by which a repeated event is recognised. */
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
