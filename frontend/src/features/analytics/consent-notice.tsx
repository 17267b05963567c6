import { Link, useLocation } from 'react-router-dom';
import { Button } from '#components/ui/button.tsx';
import { Unbroken } from '#components/unbroken.tsx';
import { usePageState } from '#lib/page-state.tsx';
import { isStaffPath } from '#lib/pages.ts';
import { useCountingConsent } from './use-page-reports.ts';

/**
 * Asks whether the visit may be counted, where something counts that needs a yes and no answer is remembered. It stands
 * above the call bar, blocks nothing, and takes no room before it is there.
 */
export function ConsentNotice() {
  const { pathname } = useLocation();
  const { analytics } = usePageState().thirdParties;
  const { isNeeded, answer, setAnswer } = useCountingConsent(analytics);
  if (!isNeeded || answer !== undefined || analytics.kind === 'none' || isStaffPath(pathname)) return null;
  const decide = (next: 'yes' | 'no') => {
    setAnswer(next);
    document.getElementById('inhalt')?.focus({ preventScroll: true });
  };
  return (
    <section
      aria-label="Besuche zählen"
      className="consent-notice sticky bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] z-20 border-t border-line bg-surface md:bottom-0"
    >
      <div className="page-width grid gap-x-8 gap-y-3 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
        <p className="max-w-[31em] text-sm">
          Dürfen wir Ihren Besuch zählen? {analytics.provider} erfährt dann, welche Seiten Sie hier ansehen, und Ihre{' '}
          <Unbroken>IP-Adresse</Unbroken>.{' '}
          <Link to="/datenschutz#einstellungen" className="text-link">
            Mehr dazu
          </Link>
        </p>
        <div className="grid grid-cols-2 gap-3">
          <Button size="sm" variant="outline" className="min-w-24" onClick={() => decide('no')}>
            Nein
          </Button>
          <Button size="sm" variant="outline" className="min-w-24" onClick={() => decide('yes')}>
            Ja
          </Button>
        </div>
      </div>
    </section>
  );
}
