import { CircleUserRound, Ellipsis } from 'lucide-react';
import { useId } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { classNames } from '#lib/class-names.ts';
import { useDisclosure } from '#lib/use-disclosure.ts';
import { LogoutButton } from './logout-button.tsx';
import type { NamedStaffLink } from './staff-link.ts';
import { WaitingBadge } from './waiting-badge.tsx';

const OWN_ACCOUNT = '/admin/konto';

interface MoreMenuProps {
  readonly pages: readonly NamedStaffLink[];
  readonly username: string | undefined;
}

/** On a phone: what has no place of its own at the lower edge. Marked while one is on such a page. */
export function MoreMenu({ pages, username }: MoreMenuProps) {
  const { pathname } = useLocation();
  const { isOpen, toggle, button, containerProps } = useDisclosure(pathname);
  const isHere = pathname === OWN_ACCOUNT || pages.some(({ path }) => path === pathname);
  const id = useId();
  const entry =
    'flex min-h-12 items-center gap-3 px-5 font-semibold hover:bg-sand focus-visible:outline-offset-[-3px] aria-[current]:text-petrol';
  return (
    <div {...containerProps}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
        className={classNames(
          'relative flex min-h-14 w-full flex-col items-center justify-center gap-0.5 border-t-2 text-xs font-semibold',
          'focus-visible:outline-offset-[-3px]',
          isHere ? 'border-petrol text-petrol' : 'border-transparent',
        )}
      >
        <Ellipsis aria-hidden="true" className="size-5" />
        Mehr
        {!isOpen && <WaitingBadge paths={pages.map(({ path }) => path)} className="absolute top-1 left-1/2 ml-1.5" />}
      </button>
      {isOpen && (
        <div
          id={id}
          className="absolute inset-x-0 bottom-full animate-fade rounded-t-lg border-t border-line bg-surface pt-2 pb-4 shadow-raised"
        >
          <ul>
            {pages.map(({ path, label, Icon }) => (
              <li key={path}>
                <NavLink to={path} className={entry}>
                  {Icon && <Icon aria-hidden="true" className="size-5" />} {label}
                  <WaitingBadge paths={[path]} />
                </NavLink>
              </li>
            ))}
            <li className="mb-3 border-b border-line pb-2">
              <NavLink to={OWN_ACCOUNT} className={entry}>
                <CircleUserRound aria-hidden="true" className="size-5 shrink-0" />
                <span className="min-w-0 truncate">Mein Konto{username && ` (${username})`}</span>
              </NavLink>
            </li>
          </ul>
          <div className="grid px-5">
            <LogoutButton variant="outline" />
          </div>
        </div>
      )}
    </div>
  );
}
