import type { Lead } from '@fahrzeugpflege/contracts';
import { useLayoutEffect, useRef, useState } from 'react';
import { cardOf } from '../keyboard/lead-cards.ts';

/** Where the keys stand in the list. */
interface FeedFocus {
  /** Place of the lead that has, or had last, the focus; -1 where none had it yet. */
  readonly entry: number;
  readonly onFocus: (lead: Lead) => void;
  readonly onBlur: () => void;
}

/** Follows the focus through the list. When its lead leaves the list, by a new status perhaps, the next one takes it. */
export function useFeedFocus(leads: readonly Lead[]): FeedFocus {
  const [focusedId, setFocusedId] = useState<string>();
  const isInside = useRef(false);
  const lastPlace = useRef(-1);
  const place = leads.findIndex(({ id }) => id === focusedId);

  useLayoutEffect(() => {
    if (place >= 0) lastPlace.current = place;
    // What is taken away tells of no blur: the focus then lies with the page itself.
    else if (isInside.current && document.activeElement === document.body) {
      const next = leads[Math.min(lastPlace.current, leads.length - 1)];
      if (next) cardOf(next.id)?.focus({ preventScroll: true });
    }
  }, [leads, place]);

  return {
    entry: place,
    onFocus: ({ id }) => {
      isInside.current = true;
      setFocusedId(id);
    },
    onBlur: () => {
      isInside.current = false;
    },
  };
}
