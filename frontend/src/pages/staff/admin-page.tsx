import { lazy, Suspense } from 'react';
import { useHydrated } from '#lib/use-hydrated.ts';

const StaffArea = lazy(() => import('./staff-area.tsx').then(({ StaffArea }) => ({ default: StaffArea })));

/** `/admin`: on the server only this shell; the staff area is a chunk of its own that runs in the browser. */
export function AdminPage() {
  const hydrated = useHydrated();
  return hydrated ? (
    <Suspense fallback={<Shell />}>
      <StaffArea />
    </Suspense>
  ) : (
    <Shell />
  );
}

function Shell() {
  return (
    <div className="page-width py-16">
      <p className="text-muted">Admin-Bereich wird geladen …</p>
      <noscript>
        <p className="mt-2">Der Admin-Bereich braucht JavaScript. Bitte schalten Sie es in Ihrem Browser ein.</p>
      </noscript>
    </div>
  );
}
