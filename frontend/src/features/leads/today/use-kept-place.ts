import { type CSSProperties, type RefObject, useLayoutEffect, useRef } from 'react';

interface KeptPlace<Element extends HTMLElement> {
  readonly ref: RefObject<Element | null>;
  /** Undefined once what belongs there has come, or where nobody knows how high it will be. */
  readonly style: CSSProperties | undefined;
}

/**
 * The place of what comes later than what stands below it: as high as it was the last time in this browser, so that nothing
 * moves when it comes. From one look to the next, it rarely changes by more than a line.
 *
 * @param entry in `localStorage`
 * @param first how high it most likely is, in pixels, where this browser knows of no last time
 */
export function useKeptPlace<Element extends HTMLElement>(
  entry: string,
  isWaiting: boolean,
  first: number | undefined,
): KeptPlace<Element> {
  const ref = useRef<Element>(null);
  const kept = useRef('');
  useLayoutEffect(() => {
    const height = ref.current?.offsetHeight ?? 0;
    // Most renders change nothing of it.
    const now = `${entry} ${height}`;
    if (isWaiting || height === 0 || now === kept.current) return;
    kept.current = now;
    keepHeight(entry, height);
  });
  const height = isWaiting ? (readHeight(entry) ?? first) : undefined;
  return { ref, style: height === undefined ? undefined : { minHeight: height } };
}

/** In pixels. */
function readHeight(entry: string): number | undefined {
  try {
    return Number(localStorage.getItem(entry)) || undefined;
  } catch {
    return undefined;
  }
}

function keepHeight(entry: string, height: number): void {
  try {
    localStorage.setItem(entry, String(height));
  } catch {
    // A browser that keeps nothing shows the place of the first time.
  }
}
