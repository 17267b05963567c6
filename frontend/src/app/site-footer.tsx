import { businessProfile, phoneLink } from '@fahrzeugpflege/contracts';
import { Link } from 'react-router-dom';
import { OpeningHours } from '../components/opening-hours';
import { contactLink, mainLinks } from './navigation';

const { name, street, postalCode, town, phone, email } = businessProfile;

/** The footer of all pages; `short` is the staff area's. */
export function SiteFooter({ short }: { readonly short: boolean }) {
  if (short) {
    return (
      <footer className="border-t border-line py-4 text-xs text-muted">
        <div className="page-width">
          {name} · Admin-Bereich · <a href={phoneLink()}>{phone}</a>
        </div>
      </footer>
    );
  }
  return (
    <footer className="on-dark bg-petrol-deep text-sm text-mist">
      <div className="page-width grid gap-x-12 gap-y-10 py-12 sm:grid-cols-2 lg:grid-cols-[1.2fr_1.4fr_1fr] lg:py-16">
        <address className="not-italic">
          <p className="mb-3 font-display text-lg font-semibold text-paper">{name}</p>
          {street}
          <br />
          {postalCode} {town}
          <p className="mt-4">
            <a href={phoneLink()} className="text-link text-lg font-semibold text-paper tabular-nums">
              {phone}
            </a>
          </p>
          <p className="mt-1">
            <a href={`mailto:${email}`} className="text-link break-all text-paper">
              {email}
            </a>
          </p>
        </address>
        <div>
          <h2 className="mb-3 text-base text-paper">Öffnungszeiten</h2>
          <OpeningHours />
        </div>
        <nav id="seiten" aria-label="Seiten">
          <h2 className="mb-3 text-base text-paper">Seiten</h2>
          <ul className="grid gap-1">
            {[{ to: '/', label: 'Startseite' }, ...mainLinks, contactLink].map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="inline-block py-1 text-paper hover:underline">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
