import { Link, useLocation } from 'react-router-dom';
import { buttonClass } from '#components/ui/button.tsx';
import { PageHeading } from '#features/staff-area/page-heading.tsx';

/** Any address below the staff area that is no page of it. */
export function StaffNotFoundPage() {
  const { pathname } = useLocation();
  return (
    <div className="page-width pt-4 pb-10 md:pt-6">
      <PageHeading title="Seite nicht gefunden">
        Im Admin-Bereich gibt es keine Seite unter «{pathname}». Vielleicht ist die Adresse vertippt oder alt.
      </PageHeading>
      <Link to="/admin" className={`mt-6 ${buttonClass({ size: 'sm' })}`}>
        Zu den Leads
      </Link>
    </div>
  );
}
