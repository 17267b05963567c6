import { businessProfile, phoneLink } from '@fahrzeugpflege/contracts';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { Button, buttonClass } from '../components/ui/button.tsx';
import { useHydrated } from '../lib/use-hydrated.ts';
import type { PageModule } from './page-route.ts';

const POPULAR = [
  ['/angebote/aufbereitung', 'Keramikversiegelung und Aufbereitung'],
  ['/fahrzeuge', 'Fahrzeuge'],
  ['/leistungen', 'Leistungen'],
  ['/kontakt', 'Kontakt'],
] as const;

/** Any address that is no page. */
export function NotFoundPage() {
  return (
    <div className="page-width grid gap-x-16 gap-y-12 py-12 md:py-20 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div>
        <p className="text-sm font-semibold text-petrol">Fehler 404</p>
        <h1 className="mt-2 text-4xl">Seite nicht gefunden</h1>
        <p className="mt-5 max-w-prose text-lg text-muted">
          Die von Ihnen gesuchte Seite existiert leider nicht oder wurde verschoben.
        </p>
        <div className="mt-8 actions">
          <Link to="/" className={buttonClass()}>
            Zur Startseite
          </Link>
          <BackButton />
        </div>
        <DirectContact />
      </div>
      <nav aria-labelledby="beliebt">
        <h2 id="beliebt" className="mb-4 text-lg">
          Oft gesucht
        </h2>
        <ul className="border-b border-line">
          {POPULAR.map(([to, label]) => (
            <li key={to} className="border-t border-line">
              <Link
                to={to}
                className="flex min-h-14 items-center justify-between py-3 leading-snug gap-4 font-display text-lg font-semibold text-petrol hover:underline"
              >
                {label} <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** The page at its address, and what it says of itself to search engines. */
export const pageModule: PageModule = {
  Page: NotFoundPage,
  describe: () => ({ description: 'Diese Seite gibt es nicht.', picture: 'start' }),
};

/** Works with JavaScript alone; its room is kept until then. Where nothing lies behind, it leads home. */
function BackButton() {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  return (
    <Button
      variant="outline"
      className={hydrated ? '' : 'invisible'}
      onClick={() => (history.length > 1 ? navigate(-1) : navigate('/'))}
    >
      <ArrowLeft aria-hidden="true" className="size-5" /> Zurück
    </Button>
  );
}

function DirectContact() {
  const { phone, email } = businessProfile;
  return (
    <div className="mt-10 flex flex-wrap items-center gap-x-8">
      <p className="basis-full">Sie erreichen uns auch direkt:</p>
      <a
        href={phoneLink()}
        className="text-link flex min-h-11 items-center font-semibold whitespace-nowrap text-petrol tabular-nums"
      >
        {phone}
      </a>
      <a href={`mailto:${email}`} className="text-link flex min-h-11 items-center break-all text-petrol">
        {email}
      </a>
    </div>
  );
}
