import type { Lead } from '@fahrzeugpflege/contracts';
import { defaultRangeExtractor, type Range, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { usePrinting } from '#lib/use-printing.ts';
import type { ListLayout } from './layout-switch.tsx';

/** Height of a lead before it is measured, in pixels: on a phone, and from Tailwind's `lg` on. */
const ESTIMATES = { cards: { narrow: 250, wide: 100 }, list: { narrow: 64, wide: 45 } } as const;
const WIDE = 1024;

/** Cards made beyond the window's edges. */
const OVERSCAN = 10;

/**
 * Draws of a long list only what is in sight and a little beyond, besides the lead that has the focus and its neighbours,
 * so that the keys lead on from it wherever one has scrolled; on paper, all. What is above the window changes without moving what is in it.
 *
 * @param entry the place in the list of the lead that has, or had last, the focus
 */
export function useLeadFeed(
  leads: readonly Lead[],
  feed: RefObject<HTMLElement | null>,
  entry: number,
  layout: ListLayout,
) {
  const estimates = ESTIMATES[layout];
  const scrollMargin = useOffsetInDocument(feed);
  const { kept, keep } = useKeptPlace(layout);
  const isPrinting = usePrinting();
  const rangeExtractor = useCallback(
    (range: Range) =>
      isPrinting ? [...Array(range.count).keys()] : withNeighbours(defaultRangeExtractor(range), entry, range),
    [entry, isPrinting],
  );
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: leads.length,
    estimateSize: () => (window.innerWidth < WIDE ? estimates.narrow : estimates.wide),
    getItemKey: useCallback((index: number) => leads[index]?.id ?? index, [leads]),
    overscan: OVERSCAN,
    scrollMargin,
    rangeExtractor,
    // At the list's head new leads push the others down; further on they must not move what one is reading.
    anchorTo: window.scrollY > scrollMargin ? 'end' : 'start',
    initialMeasurementsCache: kept?.measurements ?? [],
  });
  useLayoutEffect(() => {
    let { scrollY: top } = window;
    const follow = () => {
      top = window.scrollY;
    };
    restoreScroll(kept);
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      window.removeEventListener('scroll', follow);
      // Not where the window is by now: what stood above the list may be gone already, and it has moved.
      keep({ top, measurements: virtualizer.takeSnapshot() });
    };
  }, [virtualizer, kept, keep]);
  return virtualizer;
}

function withNeighbours(indexes: number[], entry: number, { count }: Range): number[] {
  const wanted = [entry - 1, entry, entry + 1].filter((index) => entry >= 0 && index >= 0 && index < count);
  return [...new Set([...indexes, ...wanted])].sort((a, b) => a - b);
}

/** After this commit, whose effects bring a page that was navigated to to its top. */
function restoreScroll(kept: KeptPlace | undefined): void {
  if (kept) queueMicrotask(() => window.scrollTo(0, kept.top));
}

/** How far down the page an element begins; follows what changes above it. */
function useOffsetInDocument(element: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0);
  const measure = useCallback(() => {
    if (element.current) setOffset(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
  }, [element]);
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [measure]);
  return offset;
}

/** Where one was in the list when one left it, and how high the cards were that one had seen. */
interface KeptPlace {
  readonly top: number;
  readonly measurements: VirtualItem[];
}

/** By layout and entry of the history; gone with the document, as the loaded leads are. */
const places = new Map<string, KeptPlace>();

/** The place that this entry of the history was left at, if the way back led here, and a way to keep it on leaving. */
function useKeptPlace(layout: ListLayout) {
  const key = `${layout} ${useLocation().key}`;
  const isWayBack = useNavigationType() === NavigationType.Pop;
  const [kept] = useState(() => (isWayBack ? places.get(key) : undefined));
  const present = useRef(key);
  useEffect(() => {
    present.current = key;
  }, [key]);
  const keep = useCallback((place: KeptPlace) => {
    places.set(present.current, place);
  }, []);
  return { kept, keep };
}
