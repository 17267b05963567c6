import { BULK_LIMIT, type Lead } from '@fahrzeugpflege/contracts';
import { useState } from 'react';

/** Which leads of a list are chosen, by their ids, and where a range would begin. */
interface Chosen {
  readonly ids: ReadonlySet<string>;
  readonly anchor: string | undefined;
}

const NONE: Chosen = { ids: new Set(), anchor: undefined };

/**
 * Chooses a lead, or lets go of it. A range goes from the one before to this one and becomes what this one becomes; never
 * more are chosen than may be changed at once.
 *
 * @param order ids as they stand in the list
 */
export function toggled({ ids, anchor }: Chosen, id: string, order: readonly string[], isRange: boolean): Chosen {
  const wanted = !ids.has(id);
  const [from, to] = [order.indexOf(anchor ?? id), order.indexOf(id)].sort((a, b) => a - b) as [number, number];
  const meant = isRange && from >= 0 ? order.slice(from, to + 1) : [id];
  const next = new Set(ids);
  for (const each of meant) {
    if (!wanted) next.delete(each);
    else if (next.size < BULK_LIMIT) next.add(each);
  }
  return { ids: next, anchor: id };
}

/** The chosen leads of a list, and the ways to choose. */
export interface Selection<L extends Lead = Lead> {
  /** As they are shown now. */
  readonly leads: readonly L[];
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string, isRange: boolean) => void;
  /** Those of these ids alone. */
  readonly choose: (ids: readonly string[]) => void;
}

/** Chooses leads of a list. What is in the list no more is chosen no more, and another filter begins anew. */
export function useSelection<L extends Lead>(leads: readonly L[], filter: string): Selection<L> {
  const [chosen, setChosen] = useState(NONE);
  const [seenFilter, setSeenFilter] = useState(filter);
  if (filter !== seenFilter) {
    setSeenFilter(filter);
    setChosen(NONE);
  }
  const order = leads.map(({ id }) => id);
  return {
    leads: leads.filter(({ id }) => chosen.ids.has(id)),
    has: (id) => chosen.ids.has(id),
    toggle: (id, isRange) => setChosen((before) => toggled(before, id, order, isRange)),
    choose: (ids) => setChosen({ ids: new Set(ids.slice(0, BULK_LIMIT)), anchor: undefined }),
  };
}
