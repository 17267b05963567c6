import { Menu } from 'lucide-react';
import { type ComponentType, useRef, useState } from 'react';
import { useBackCloses } from '#lib/use-back-closes.ts';
import { useHydrated } from '#lib/use-hydrated.ts';
import type { MobileMenuPanelProps } from './mobile-menu-panel.tsx';
import { PAGE_LINKS_ID } from './navigation.ts';

const TRIGGER =
  '-mr-2 ml-auto flex min-h-11 shrink-0 items-center gap-1.5 rounded-md px-2 text-sm font-semibold md:hidden';

const loadPanel = async () => (await import('./mobile-menu-panel.tsx')).MobileMenuPanel;

/**
 * The button of the menu of small screens. The menu itself is a chunk of its own, fetched when the finger comes down;
 * without JavaScript, or where the chunk can't be had, the button leads to the same links in the footer.
 */
export function MobileMenu() {
  const [Panel, setPanel] = useState<ComponentType<MobileMenuPanelProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();
  const close = () => setIsOpen(false);
  useBackCloses('menu', isOpen, close);
  const label = (
    <>
      <Menu aria-hidden="true" className="size-6" /> Menü
    </>
  );
  if (!hydrated) {
    return (
      <a href={`#${PAGE_LINKS_ID}`} className={TRIGGER}>
        {label}
      </a>
    );
  }
  const open = async () => {
    try {
      const Loaded = Panel ?? (await loadPanel());
      setPanel(() => Loaded);
      setIsOpen(true);
    } catch {
      document.getElementById(PAGE_LINKS_ID)?.scrollIntoView();
    }
  };
  return (
    <>
      <button
        ref={trigger}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={TRIGGER}
        onPointerDown={() => loadPanel().catch(() => undefined)}
        onClick={open}
      >
        {label}
      </button>
      {Panel && <Panel isOpen={isOpen} onClose={close} trigger={trigger} />}
    </>
  );
}
