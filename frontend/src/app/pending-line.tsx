import { useSyncExternalStore } from 'react';
import { pendingNavigation } from './load-page.ts';

/** A thin line along the top while the next page is on its way; only what takes longer than 200 ms shows it. */
export function PendingLine() {
  const { subscribe, isPending } = pendingNavigation;
  if (!useSyncExternalStore(subscribe, isPending, () => false)) return null;
  return (
    <div
      role="progressbar"
      aria-label="Seite wird geladen"
      className="fixed inset-x-0 top-0 z-50 h-0.5 animate-pending overflow-hidden bg-petrol-wash"
    >
      <div className="h-full w-1/3 animate-run bg-petrol-bright" />
    </div>
  );
}
