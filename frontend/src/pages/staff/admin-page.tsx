import { businessProfile } from '@fahrzeugpflege/contracts';
import { lazy, Suspense } from 'react';
import { useHydrated } from '#lib/use-hydrated.ts';
import type { PageModule } from '../page-route.ts';

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

/** The page at its address, and what it says of itself to search engines. */
export const pageModule: PageModule = {
  Page: AdminPage,
  describe: () => ({
    description: `Der Bereich für die Mitarbeitenden von ${businessProfile.name}: Anfragen ansehen, bearbeiten und beantworten. Nur mit Benutzername und Passwort.`,
    picture: 'start',
  }),
};

/** As high as the window: the footer, which most pages push below it, would be seen for a moment and jump. */
function Shell() {
  return (
    <div className="page-width min-h-dvh py-16">
      <p className="text-muted">Admin-Bereich wird geladen …</p>
      <noscript>
        <p className="mt-2">Der Admin-Bereich braucht JavaScript. Bitte schalten Sie es in Ihrem Browser ein.</p>
      </noscript>
    </div>
  );
}
