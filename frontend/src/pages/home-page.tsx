import { businessProfile, phoneLink, type Service, services } from '@fahrzeugpflege/contracts';
import { Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge } from '../components/ui/badge';
import { buttonClass } from '../components/ui/button';
import { Unbroken } from '../components/ui/unbroken';

/** `/`: who this is, what it costs, how to reach it. */
export function HomePage() {
  return (
    <>
      <Hero />
      <section className="page-width py-12 md:py-20">
        <h2 className="text-2xl">Leistungen und Preise</h2>
        <ul className="mt-6 border-b border-line">
          {services.map((service) => (
            <ServiceRow key={service.id} service={service} />
          ))}
        </ul>
        <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2 font-semibold text-petrol">
          <Link to="/leads" className="text-link py-1">
            Anfrage starten
          </Link>
          <Link to="/promo-womo-fruhbucher" className="text-link py-1">
            Frühbucher-Aktion für Wohnmobile
          </Link>
          <Link to="/kontakt" className="text-link py-1">
            Kontakt und Öffnungszeiten
          </Link>
        </p>
      </section>
    </>
  );
}

function Hero() {
  const { phone, town, prices } = businessProfile;
  return (
    <section className="on-dark bead-field text-paper">
      <div className="page-width grid gap-6 py-14 max-md:pb-40 md:py-28">
        <Badge tone="onDark">Spezialist für Keramikversiegelung</Badge>
        <h1 className="max-w-[15ch] text-4xl">Wasser perlt ab. Ihr Wohnmobil bleibt sauber.</h1>
        <p className="max-w-[44ch] text-lg text-mist">
          Keramikversiegelung für Wohnmobile in {town}: <Unbroken>{prices.ceramicSealing}</Unbroken> exkl. MwSt., bis zu{' '}
          <Unbroken>5 Jahre Schutz</Unbroken>, <Unbroken>5 Jahre Garantie</Unbroken>.
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <Link to="/leads" className={buttonClass({ variant: 'accent' })}>
            Anfrage starten
          </Link>
          <a href={phoneLink()} className={buttonClass({ variant: 'onDark' })}>
            <Phone aria-hidden="true" className="size-5" /> {phone}
          </a>
        </div>
      </div>
    </section>
  );
}

function ServiceRow({ service }: { readonly service: Service }) {
  return (
    <li className="grid gap-x-10 gap-y-1 border-t border-line py-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-baseline lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,3fr)]">
      <h3 className="text-xl">{service.title}</h3>
      <p className="max-w-prose text-muted md:max-lg:row-start-2">{service.description}</p>
      <p className="font-display text-lg font-semibold text-petrol tabular-nums md:text-right">
        {service.price ?? 'Preis auf Anfrage'}
      </p>
    </li>
  );
}
