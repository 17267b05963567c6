import { businessProfile, phoneLink } from '@fahrzeugpflege/contracts';
import { Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../components/ui/button.tsx';
import { DropMark } from '../components/ui/drop-mark.tsx';
import { classNames } from '../lib/class-names.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { contactLink, mainLinks } from './navigation.ts';
import { ServicesMenu } from './services-menu.tsx';
import { SiteLink } from './site-link.tsx';

/** The header of all pages; `short` is the staff area's, which leaves the room to the work. */
export function SiteHeader({ short }: { readonly short: boolean }) {
  return (
    <header className={classNames('z-30 border-b border-line bg-paper', !short && 'sticky top-0')}>
      <div className={classNames('page-width flex items-center gap-4 lg:gap-6', short ? 'h-14' : 'h-16 md:h-20')}>
        <Brand />
        {short ? (
          <Link to="/" className="text-link ml-auto flex min-h-11 items-center text-sm whitespace-nowrap print:hidden">
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

/** The name gives way where the navigation needs the room, and then takes two lines. */
function Brand() {
  return (
    <Link to="/" className="flex min-h-11 min-w-0 items-center gap-2.5 text-ink">
      <DropMark className="h-6 shrink-0 text-petrol sm:h-7" />
      <span className="min-w-0 font-display text-base leading-none font-semibold tracking-tight xl:text-lg">
        {businessProfile.name}
      </span>
    </Link>
  );
}

/** The mark of the page that is shown stands on the header's lower edge. */
const ENTRY =
  'flex items-center gap-1 border-y-2 border-transparent px-2 text-sm font-semibold whitespace-nowrap transition-colors ' +
  'hover:border-b-petrol aria-[current]:border-b-petrol aria-[current]:text-petrol aria-expanded:border-b-petrol ' +
  'data-[current]:border-b-petrol data-[current]:text-petrol lg:px-3';

function DesktopNavigation() {
  return (
    <div className="ml-auto hidden items-center gap-3 self-stretch md:flex lg:gap-5">
      <nav aria-label="Hauptnavigation" className="flex self-stretch">
        <ServicesMenu className={ENTRY} />
        {mainLinks.map((link) => (
          <SiteLink key={link.to} link={link} className={ENTRY} />
        ))}
      </nav>
      <a
        href={phoneLink()}
        aria-label={`Anrufen: ${businessProfile.phone}`}
        className="flex min-h-11 min-w-11 items-center justify-center gap-2 text-sm font-semibold whitespace-nowrap text-petrol tabular-nums hover:underline"
      >
        <Phone aria-hidden="true" className="size-5 lg:size-4" />
        <span className="hidden lg:inline">{businessProfile.phone}</span>
      </a>
      <SiteLink link={contactLink} className={buttonClass({ size: 'sm' })} />
    </div>
  );
}
