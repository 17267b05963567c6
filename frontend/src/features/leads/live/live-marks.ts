import type { Lead } from '@fahrzeugpflege/contracts';
import { useSyncExternalStore } from 'react';

/** What a card says of its lead: it is new, or someone has just changed it, which made it that version. */
export type LiveMark =
  | { readonly kind: 'new' }
  | { readonly kind: 'changed'; readonly actor: string; readonly version: number };

/** «Soeben» in milliseconds. */
const JUST_NOW = 60_000;

/** The marks of leads by their ids, as React's `useSyncExternalStore` reads them. */
class LiveMarks {
  private readonly marks = new Map<string, LiveMark>();
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly listeners = new Set<() => void>();
  /** The version of each lead with which the API last answered a change that was made in this tab. */
  private readonly answered = new Map<string, number>();
  /** New leads that have not been in sight yet; another set with each change. */
  unseen: ReadonlySet<string> = new Set();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  of(leadId: string): LiveMark | undefined {
    return this.marks.get(leadId);
  }

  /** «Neu» stays until the lead is opened or the page is left, a change for a minute. */
  set(leadId: string, mark: LiveMark): void {
    this.stopTimer(leadId);
    this.marks.set(leadId, mark);
    if (mark.kind === 'new') this.unseen = new Set([...this.unseen, leadId]);
    if (mark.kind === 'changed') {
      this.timers.set(
        leadId,
        setTimeout(() => this.clear(leadId), JUST_NOW),
      );
    }
    this.notify();
  }

  /** The lead's card is in sight. */
  see(leadId: string): void {
    if (!this.unseen.has(leadId)) return;
    this.unseen = new Set([...this.unseen].filter((id) => id !== leadId));
    this.notify();
  }

  clear(leadId: string): void {
    this.stopTimer(leadId);
    this.see(leadId);
    if (this.marks.delete(leadId)) this.notify();
  }

  /** The newest version that whoever is here can know of: the one that is shown, or the one that they made since. */
  versionSeen({ id, version }: Pick<Lead, 'id' | 'version'>): number {
    return Math.max(version, this.answered.get(id) ?? 0);
  }

  /** The API answered a change that was made here: what the lead is by then is no news to whoever made it. */
  noteAnswer({ id, version }: Pick<Lead, 'id' | 'version'>): void {
    this.answered.set(id, Math.max(version, this.answered.get(id) ?? 0));
    const mark = this.marks.get(id);
    if (mark?.kind !== 'changed' || mark.version <= version) this.clear(id);
  }

  /** Whether a change made here was answered with this version of a lead, or with a later one. */
  isAnswered(leadId: string, version: number): boolean {
    return version <= (this.answered.get(leadId) ?? 0);
  }

  clearAll(): void {
    for (const leadId of this.timers.keys()) this.stopTimer(leadId);
    this.marks.clear();
    this.answered.clear();
    this.unseen = new Set();
    this.notify();
  }

  private stopTimer(leadId: string): void {
    clearTimeout(this.timers.get(leadId));
    this.timers.delete(leadId);
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}

export const liveMarks = new LiveMarks();

/** What is new about a lead, as far as its reader may not have seen it yet. */
export function useLiveMark(leadId: string): LiveMark | undefined {
  return useSyncExternalStore(liveMarks.subscribe, () => liveMarks.of(leadId));
}

/** New leads that have not been in sight since they came. */
export function useUnseenLeads(): ReadonlySet<string> {
  return useSyncExternalStore(liveMarks.subscribe, () => liveMarks.unseen);
}
