import { businessProfile, phoneLink } from '@fahrzeugpflege/contracts';
import { Phone, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { Badge } from '../components/ui/badge.tsx';
import { buttonClass } from '../components/ui/button.tsx';
import { allServicesLink, contactLink, mainLinks, serviceLinks } from './navigation.ts';
import { SiteLink } from './site-link.tsx';

/** Whether the menu is open, and who opened it. */
export interface MobileMenuPanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Gets the focus back. */
  readonly trigger: RefObject<HTMLElement | null>;
}

/** The full-screen menu of small screens. */
export function MobileMenuPanel({ isOpen, onClose, trigger }: MobileMenuPanelProps) {
  const leadsOn = useRef(false);
  useCloseOnWideScreen(isOpen, onClose);
  const onNavigate = (event: MouseEvent<HTMLAnchorElement>) => {
    leadsOn.current = event.currentTarget.href !== location.href;
    // The page that is shown needs no second entry.
    if (!leadsOn.current) event.preventDefault();
    onClose();
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          data-holds-page
          aria-describedby={undefined}
          className="on-dark fixed inset-0 z-40 flex animate-fade flex-col overflow-y-auto overscroll-contain bg-petrol-deep text-paper md:hidden"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // After a link the page that comes takes the focus.
            if (!leadsOn.current) trigger.current?.focus();
            leadsOn.current = false;
          }}
        >
          <div className="page-width flex h-16 shrink-0 items-center">
            <Dialog.Title className="text-lg">Menü</Dialog.Title>
            <Dialog.Close className="-mr-2 ml-auto flex min-h-11 items-center gap-2 px-2 text-sm font-semibold">
              <X aria-hidden="true" className="size-6" /> Schliessen
            </Dialog.Close>
          </div>
          <Links onNavigate={onNavigate} />
          <Actions onNavigate={onNavigate} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** On a window that grew wide the header has everything; an unseen menu would only hold the page. */
function useCloseOnWideScreen(isOpen: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    addEventListener('resize', closeIfWide);
    function closeIfWide() {
      if (innerWidth >= 768) onClose();
    }
    return () => removeEventListener('resize', closeIfWide);
  }, [isOpen, onClose]);
}

interface MenuLinksProps {
  readonly onNavigate: (event: MouseEvent<HTMLAnchorElement>) => void;
}

function Links({ onNavigate }: MenuLinksProps) {
  const big =
    'flex min-h-14 items-center border-t border-white/20 font-display text-xl font-semibold aria-[current]:text-mist';
  return (
    <nav aria-label="Menü" className="page-width flex-1 pt-2 pb-6">
      <p className="pb-2 text-sm text-mist">Leistungen</p>
      <ul>
        {serviceLinks.map((link, index) => (
          <li key={link.to}>
            <SiteLink
              link={link}
              replace
              onClick={onNavigate}
              className="flex min-h-11 items-center gap-3 border-t border-white/20 font-semibold aria-[current]:text-mist"
            >
              {link.label}
              {index === 0 && (
                <Badge size="sm" tone="onDark">
                  TOP
                </Badge>
              )}
            </SiteLink>
          </li>
        ))}
        <li>
          <SiteLink
            link={allServicesLink}
            replace
            onClick={onNavigate}
            className="flex min-h-11 items-center border-t border-white/20 text-mist"
          />
        </li>
      </ul>
      <ul className="mt-4 border-b border-white/20">
        {mainLinks.map((link) => (
          <li key={link.to}>
            <SiteLink link={link} replace onClick={onNavigate} className={big} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Actions({ onNavigate }: MenuLinksProps) {
  return (
    <div className="sticky bottom-0 border-t border-white/20 bg-petrol-deep pb-[env(safe-area-inset-bottom)]">
      <div className="page-width grid gap-3 py-4">
        <SiteLink link={contactLink} replace onClick={onNavigate} className={buttonClass({ variant: 'accent' })}>
          Kontakt aufnehmen
        </SiteLink>
        <a href={phoneLink()} className={buttonClass({ variant: 'onDark' })}>
          <Phone aria-hidden="true" className="size-5" /> {businessProfile.phone}
        </a>
      </div>
    </div>
  );
}
