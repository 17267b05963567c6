import { businessProfile, fullMoneyText, phoneLink, writtenPrices } from '@fahrzeugpflege/contracts';
import { Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { KeptAmounts } from '#components/unbroken.tsx';
import { ServiceOverview } from '#features/services/service-overview.tsx';
import { buttonClass } from '../components/ui/button.tsx';
import type { PageModule } from './page-route.ts';

/** `/leistungen` and `/angebote`: all services with their prices. */
export function ServicesPage() {
  return (
    <>
      <div className="page-width pt-10 pb-section md:pt-16">
        <header className="mb-8 md:mb-12 lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end lg:gap-12">
          <h1 className="text-4xl">Leistungen</h1>
          <p className="mt-4 max-w-prose text-lg text-muted">
            Was wir an Ihrem Fahrzeug tun, was es kostet und wo es steht, wenn Sie es nicht brauchen.
          </p>
        </header>
        <ServiceOverview />
      </div>
      <Closing />
    </>
  );
}

/** The page at its address, and what it says of itself to search engines. */
export const pageModule: PageModule = {
  Page: ServicesPage,
  describe: ({ facts }) => {
    const prices = writtenPrices(facts);
    return {
      description: `Alle Leistungen mit Preisen: Keramikversiegelung ${fullMoneyText(facts.prices.ceramicSealing)}, Dampfreinigung ${prices.steamCleaningServicesPage}, Einlagerung ${prices.storage}.`,
      picture: 'leistungen',
      subject: { kind: 'catalog' },
    };
  },
};

function Closing() {
  return (
    <section className="bg-sand">
      <div className="page-width grid gap-x-12 gap-y-6 py-section lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
        <div>
          <h2 className="text-3xl">Welche Leistung passt zu Ihrem Fahrzeug?</h2>
          <p className="mt-4 max-w-prose text-lg text-balance text-muted">
            Schreiben Sie uns Marke, Modell und Länge. Wir melden uns{' '}
            <KeptAmounts>{businessProfile.claims.answerPromise}</KeptAmounts>.
          </p>
        </div>
        <div className="actions">
          <Link to="/kontakt" className={buttonClass({ variant: 'accent' })}>
            Kontakt aufnehmen
          </Link>
          <a href={phoneLink()} className={buttonClass({ variant: 'outline' })}>
            <Phone aria-hidden="true" className="size-5" /> {businessProfile.phone}
          </a>
        </div>
      </div>
    </section>
  );
}
