import { businessProfile, phoneLink } from '@fahrzeugpflege/contracts';
import { OpeningHours, OpenNow } from '#components/business-details.tsx';
import {
  allServicesLink,
  companyLinks,
  legalLinks,
  type NavigationLink,
  PAGE_LINKS_ID,
  serviceLinks,
} from './navigation.ts';
import { SiteLink } from './site-link.tsx';

const { name, street, postalCode, town, phone, email, socialLinks } = businessProfile;

/** The footer of all pages; `short` is the staff area's, which on a phone has its navigation there instead. */
export function SiteFooter({ short }: { readonly short: boolean }) {
  if (short) {
    return (
      <footer className="border-t border-line py-4 text-xs text-muted max-md:hidden print:hidden">
        <div className="page-width">
          {name} · Admin-Bereich · <a href={phoneLink()}>{phone}</a>
        </div>
      </footer>
    );
  }
  return (
    <footer className="on-dark bg-petrol-deep text-sm text-mist">
      <div className="page-width grid gap-x-10 gap-y-9 pt-10 pb-8 sm:grid-cols-2 lg:grid-cols-[4fr_4fr_6fr] lg:pt-14">
        <Address />
        <div>
          <h2 className="text-base text-paper">Öffnungszeiten</h2>
          <OpenNow className="mt-2 mb-3 text-paper" />
          <OpeningHours />
        </div>
        <nav
          id={PAGE_LINKS_ID}
          aria-label="Seiten"
          className="grid grid-cols-2 gap-x-6 border-t border-white/15 pt-8 sm:col-span-2 sm:max-lg:gap-x-10 lg:col-span-1 lg:border-t-0 lg:pt-0"
        >
          <LinkList title="Leistungen" links={[...serviceLinks, allServicesLink]} />
          <LinkList title="Unternehmen" links={companyLinks} />
        </nav>
      </div>
      <LastLine />
    </footer>
  );
}

function Address() {
  return (
    <address className="not-italic">
      <p className="mb-2 font-display text-lg font-semibold text-paper">{name}</p>
      {street}
      <br />
      {postalCode} {town}
      <a href={phoneLink()} className="figure mt-4 flex min-h-11 w-fit items-center text-xl text-paper hover:underline">
        {phone}
      </a>
      <a href={`mailto:${email}`} className="flex min-h-11 w-fit items-center break-all text-paper hover:underline">
        {email}
      </a>
    </address>
  );
}

function LinkList({ title, links }: { readonly title: string; readonly links: readonly NavigationLink[] }) {
  return (
    <div>
      <h2 className="mb-1 text-base text-paper">{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <SiteLink
              link={link}
              className="flex min-h-8 items-center py-1 leading-tight text-paper hover:underline aria-[current=page]:text-mist pointer-coarse:min-h-11"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function LastLine() {
  const item = 'flex min-h-11 items-center px-2 text-paper hover:underline aria-[current=page]:text-mist';
  return (
    <div className="page-width">
      <div className="footer-end flex flex-wrap items-center justify-between gap-x-8 border-t border-white/15 py-2">
        <ul className="-ml-2 flex flex-wrap">
          {legalLinks.map((link) => (
            <li key={link.to}>
              <SiteLink link={link} className={item} />
            </li>
          ))}
        </ul>
        {socialLinks.length > 0 && (
          <ul className="-mx-2 flex flex-wrap">
            {socialLinks.map((link) => (
              <li key={link.name}>
                <a href={link.url} className={item}>
                  {link.name}
                </a>
              </li>
            ))}
          </ul>
        )}
        <p className="max-sm:basis-full max-sm:pb-1">© {name}</p>
      </div>
    </div>
  );
}
