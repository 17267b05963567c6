import { type ComponentType, useEffect, useState } from 'react';
import { toastStore } from '../lib/toast-store.ts';

/** What a visitor does before most messages come up. */
const SIGNS_OF_USE = ['pointerdown', 'keydown', 'focusin'] as const;

interface ToastRegionProps {
  /** In the staff area, whose messages have little room. */
  readonly short: boolean;
}

/**
 * The region of passing messages. What shows them is fetched when the page is first used, so that it is at hand even if
 * the connection is lost then; a page that is only read never fetches it.
 */
export function ToastRegion({ short }: ToastRegionProps) {
  const [Toaster, setToaster] = useState<ComponentType<ToastRegionProps>>();
  useEffect(() => {
    if (Toaster) return;
    const use = new AbortController();
    // What fails is tried again with the next sign.
    const fetchToaster = () =>
      import('#components/ui/toaster.tsx').then(
        (chunk) => setToaster(() => chunk.Toaster),
        () => undefined,
      );
    for (const sign of SIGNS_OF_USE) addEventListener(sign, fetchToaster, { signal: use.signal, passive: true });
    const unsubscribe = toastStore.subscribe(fetchToaster);
    return () => {
      use.abort();
      unsubscribe();
    };
  }, [Toaster]);
  return Toaster ? <Toaster short={short} /> : <section aria-label="Meldungen (F8)" aria-live="off" />;
}
