import type { Lead } from '@fahrzeugpflege/contracts';
import { useLayoutEffect, useRef, useState } from 'react';

/** Marks the element of a lead in the list. */
const CARD = 'data-lead';

const ALL = `[${CARD}]`;

/** The lead's card that has the focus, or holds what has it. */
export function focusedCard(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>(ALL) ?? null;
}

/** The card of a lead, if it is near what is shown. */
export function cardOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[${CARD}="${id}"]`);
}

/** The card that the tab key enters the list at. */
export function entryCard(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`${ALL}[tabindex="0"]`);
}

/**
 * Moves the focus to the next lead or the one before; from elsewhere to the neighbour of the lead that is open beside the
 * list, or to the first one in sight.
 *
 * @returns the id of the lead that has the focus then
 */
export function moveFocus(step: 1 | -1): string | undefined {
  const cards = [...document.querySelectorAll<HTMLElement>(ALL)];
  const present = focusedCard() ?? cards.find((card) => card.ariaCurrent === 'true');
  const card = present ? cards[cards.indexOf(present) + step] : cards.find(isInSight);
  focusCard(card);
  return card?.getAttribute(CARD) ?? undefined;
}

/** Gives a card the focus, and brings it into sight. */
export function focusCard(card: HTMLElement | null | undefined): void {
  card?.focus({ preventScroll: true });
  // Unlike the focus, this keeps clear of what sticks to the window's edges.
  card?.scrollIntoView({ block: 'nearest' });
}

function isInSight(card: HTMLElement): boolean {
  const { top, bottom } = card.getBoundingClientRect();
  return (top + bottom) / 2 >= 0;
}

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
    // A removed element fires no blur: the focus is then the body's.
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
