import { type RefObject, useEffect, useRef } from 'react';
import { writeFilter } from '../filter/lead-filter-address.ts';
import type { ListFilter } from '../filter/list-filter.ts';

/** Shows another filter's leads from the first one: for the element that begins with the list's tabs. */
export function useTopOfList(filter: ListFilter): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const chosen = writeFilter(new URLSearchParams(), filter).toString();
  const shown = useRef(chosen);
  useEffect(() => {
    if (shown.current === chosen) return;
    shown.current = chosen;
    const isAbove = (list.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isAbove) list.current?.scrollIntoView();
  }, [chosen]);
  return list;
}
