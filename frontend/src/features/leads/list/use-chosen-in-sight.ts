import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls a row that is wider than a phone sideways, so that what is chosen in it stands in its middle. */
export function useChosenInSight<T extends HTMLElement>(chosen: string | undefined): RefObject<T | null> {
  const row = useRef<T>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice marks another element
  useEffect(() => {
    const mark = row.current?.querySelector('[aria-selected="true"], [aria-current="true"]');
    if (!row.current || !mark) return;
    const [frame, place] = [row.current.getBoundingClientRect(), mark.getBoundingClientRect()];
    row.current.scrollLeft += place.left - frame.left - (frame.width - place.width) / 2;
  }, [chosen]);
  return row;
}
