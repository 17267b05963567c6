import { businessProfile, phoneLink } from '@fahrzeugpflege/contracts';
import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { Button, buttonClass } from '../components/ui/button';
import { useHydrated } from '../lib/use-hydrated';

const POPULAR = [
  ['/angebote/aufbereitung', 'Keramikversiegelung und Aufbereitung'],
  ['/fahrzeuge', 'Fahrzeuge'],
  ['/leistungen', 'Leistungen'],
  ['/kontakt', 'Kontakt'],
] as const;

/** Any address that is no page. */
export function NotFoundPage() {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const { phone, email } = businessProfile;
  return (
    <div className="page-width grid gap-x-16 gap-y-12 py-12 md:py-20 lg:grid-cols-[7fr_4fr]">
      <div>
        <p className="text-sm font-semibold text-petrol">Fehler 404</p>
        <h1 className="mt-2 text-3xl">Seite nicht gefunden</h1>
        <p className="mt-5 max-w-prose text-lg text-muted">
          Die von Ihnen gesuchte Seite existiert leider nicht oder wurde verschoben.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link to="/" className={buttonClass()}>
            Zur Startseite
          </Link>
          {hydrated && (
            <Button variant="outline" onClick={() => navigate(-1)}>
              <ArrowLeft aria-hidden="true" className="size-5" /> Zurück
            </Button>
          )}
        </div>
        <p className="mt-10">
          Sie erreichen uns auch direkt:
          <br />
          <a href={phoneLink()} className="text-link font-semibold text-petrol tabular-nums">
            {phone}
          </a>{' '}
          ·{' '}
          <a href={`mailto:${email}`} className="text-link break-words text-petrol">
            {email}
          </a>
        </p>
      </div>
      <nav aria-labelledby="beliebt">
        <h2 id="beliebt" className="mb-3 text-base">
          Oft gesucht
        </h2>
        <ul className="border-b border-line">
          {POPULAR.map(([to, label]) => (
            <li key={to} className="border-t border-line">
              <Link to={to} className="block py-3 text-petrol hover:underline">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
