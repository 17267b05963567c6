import { ArrowRight, ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { useDisclosure } from '#lib/use-disclosure.ts';
import { Badge } from '../components/ui/badge.tsx';
import { classNames } from '../lib/class-names.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { allServicesLink, currentMark, serviceLinks } from './navigation.ts';
import { SiteLink } from './site-link.tsx';

/** The header's «Leistungen»: a button that discloses the services' pages; without JavaScript a link to their overview. */
export function ServicesMenu({ className }: { readonly className: string }) {
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const panelId = useId();
  const { isOpen, toggle, leave, button, containerProps } = useDisclosure(pathname);
  if (!hydrated) {
    return (
      <SiteLink link={allServicesLink} className={className}>
        <Label isOpen={false} />
      </SiteLink>
    );
  }
  return (
    <div {...containerProps} className="relative flex">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        data-current={currentMark(allServicesLink, pathname)}
        className={className}
        onClick={toggle}
      >
        <Label isOpen={isOpen} />
      </button>
      <div
        id={panelId}
        hidden={!isOpen}
        className="absolute top-full -left-3 z-10 w-88 lg:-left-2 animate-fade rounded-b-lg border border-line bg-surface shadow-raised"
      >
        <Links onNavigate={leave} />
      </div>
    </div>
  );
}

function Label({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <>
      Leistungen
      <ChevronDown aria-hidden="true" className={classNames('size-4 transition-transform', isOpen && 'rotate-180')} />
    </>
  );
}

function Links({ onNavigate }: { readonly onNavigate: () => void }) {
  const row =
    'flex min-h-12 items-center justify-between gap-3 px-5 text-sm font-semibold hover:bg-sand aria-[current=page]:text-petrol';
  return (
    <ul className="divide-y divide-line">
      {serviceLinks.map((link, index) => (
        <li key={link.to}>
          <SiteLink link={link} className={row} onClick={onNavigate}>
            {link.label}
            {index === 0 && <Badge size="sm">TOP</Badge>}
          </SiteLink>
        </li>
      ))}
      <li>
        <SiteLink link={allServicesLink} className={classNames(row, 'bg-sand/60 text-petrol')} onClick={onNavigate}>
          {allServicesLink.label}
          <ArrowRight aria-hidden="true" className="size-4" />
        </SiteLink>
      </li>
    </ul>
  );
}
