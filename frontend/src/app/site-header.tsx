import { businessProfile, phoneLink } from '@fahrzeugpflege/contracts';
import { Phone } from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import { buttonClass } from '../components/ui/button';
import { DropMark } from '../components/ui/drop-mark';
import { classNames } from '../lib/class-names';
import { MobileMenu } from './mobile-menu';
import { contactLink, mainLinks } from './navigation';

/** The header of all pages; `short` is the staff area's. */
export function SiteHeader({ short }: { readonly short: boolean }) {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className={classNames('page-width flex items-center gap-4 md:gap-6', short ? 'h-14' : 'h-16 md:h-20')}>
        <Brand />
        {short ? (
          <Link to="/" className="text-link ml-auto text-sm whitespace-nowrap">
            Zur Website
          </Link>
        ) : (
          <>
            <DesktopNavigation />
            <MobileMenu />
          </>
        )}
      </div>
    </header>
  );
}

function Brand() {
  return (
    <Link to="/" className="flex min-h-11 items-center gap-2.5 text-ink">
      <DropMark className="h-6 shrink-0 text-petrol sm:h-7" />
      <span className="font-display text-base leading-none font-semibold tracking-tight whitespace-nowrap sm:text-lg">
        {businessProfile.name}
      </span>
    </Link>
  );
}

function DesktopNavigation() {
  return (
    <div className="ml-auto hidden items-center gap-7 md:flex">
      <nav aria-label="Hauptnavigation" className="flex items-center gap-7 text-sm font-semibold">
        {mainLinks.map(({ to, label }) => (
          <NavLink key={to} to={to} className={navLinkClass}>
            {label}
          </NavLink>
        ))}
      </nav>
      <a
        href={phoneLink()}
        className="hidden items-center gap-2 border-l border-line pl-7 text-sm font-semibold text-petrol tabular-nums lg:flex"
      >
        <Phone aria-hidden="true" className="size-4" />
        {businessProfile.phone}
      </a>
      <Link to={contactLink.to} className={buttonClass({ size: 'sm' })}>
        {contactLink.label}
      </Link>
    </div>
  );
}

function navLinkClass({ isActive }: { isActive: boolean }): string {
  return classNames(
    'border-y-2 border-t-transparent py-2 whitespace-nowrap transition-colors hover:border-b-petrol',
    isActive ? 'border-b-petrol text-petrol' : 'border-b-transparent',
  );
}
