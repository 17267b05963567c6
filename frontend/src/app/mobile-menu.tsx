import { businessProfile, phoneLink } from '@fahrzeugpflege/contracts';
import { Menu, Phone, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../components/ui/button';
import { useHydrated } from '../lib/use-hydrated';
import { contactLink, mainLinks } from './navigation';

const TRIGGER = '-mr-2 ml-auto flex min-h-11 items-center gap-1.5 rounded-md px-2 text-sm font-semibold md:hidden';

/** The full-screen menu of small screens. Without JavaScript its button leads to the links in the footer. */
export function MobileMenu() {
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const label = (
    <>
      <Menu aria-hidden="true" className="size-6" /> Menü
    </>
  );
  if (!hydrated) {
    return (
      <a href="#seiten" className={TRIGGER}>
        {label}
      </a>
    );
  }
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger className={TRIGGER}>{label}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Content
          data-holds-page
          aria-describedby={undefined}
          className="on-dark fixed inset-0 z-40 flex animate-fade flex-col overflow-y-auto bg-petrol-deep text-paper md:hidden"
        >
          <div className="page-width flex h-16 shrink-0 items-center">
            <Dialog.Title className="text-lg">Menü</Dialog.Title>
            <Dialog.Close className="-mr-2 ml-auto flex min-h-11 items-center gap-2 px-2 text-sm font-semibold">
              <X aria-hidden="true" className="size-6" /> Schliessen
            </Dialog.Close>
          </div>
          <MenuLinks onNavigate={() => setOpen(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function MenuLinks({ onNavigate }: { readonly onNavigate: () => void }) {
  return (
    <div className="page-width flex flex-1 flex-col justify-between gap-10 pt-6 pb-8">
      <nav aria-label="Menü" className="flex flex-col border-t border-white/20">
        {mainLinks.map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            onClick={onNavigate}
            className="border-b border-white/20 py-4 font-display text-2xl font-semibold"
          >
            {label}
          </Link>
        ))}
      </nav>
      <div className="grid gap-3">
        <Link to={contactLink.to} onClick={onNavigate} className={buttonClass({ variant: 'accent' })}>
          Kontakt aufnehmen
        </Link>
        <a href={phoneLink()} className={buttonClass({ variant: 'onDark' })}>
          <Phone aria-hidden="true" className="size-5" /> {businessProfile.phone}
        </a>
      </div>
    </div>
  );
}
