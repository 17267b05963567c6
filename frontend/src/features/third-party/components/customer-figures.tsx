import { businessProfile, phoneLink } from '@fahrzeugpflege/contracts';
import { Link } from 'react-router-dom';
import { classNames } from '../../../lib/class-names';

/** What is true of the customers without a list of reviews: figures, and an invitation to see for oneself. */
export function CustomerFigures({ className }: { readonly className?: string | undefined }) {
  const { claims, phone } = businessProfile;
  return (
    <div className={classNames('grid gap-x-16 gap-y-6 md:grid-cols-[auto_minmax(0,1fr)] md:items-end', className)}>
      <p>
        <span className="figure block text-5xl text-petrol">{claims.satisfiedCustomers}</span>
        <span className="mt-3 block font-display text-lg font-semibold">zufriedene Kunden</span>
      </p>
      <div className="max-w-[46ch] md:border-l md:border-line md:pl-8 lg:max-w-none">
        <p className="text-lg lg:max-w-[52ch] lg:text-xl">
          Dahinter stehen {claims.experience} Erfahrung. Zitate von Kunden zeigen wir hier nicht: Rufen Sie an oder
          kommen Sie vorbei und machen Sie sich selbst ein Bild.
        </p>
        <p className="mt-3 flex flex-wrap gap-x-6">
          <a
            href={phoneLink()}
            className="text-link flex min-h-11 items-center font-semibold whitespace-nowrap text-petrol tabular-nums"
          >
            {phone}
          </a>
          <Link to="/kontakt" className="text-link flex min-h-11 items-center text-petrol">
            Adresse und Öffnungszeiten
          </Link>
        </p>
      </div>
    </div>
  );
}
