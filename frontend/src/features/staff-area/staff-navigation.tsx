import { CircleUserRound, Ellipsis, LogOut, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { Button } from '#components/ui/button.tsx';
import { useLogout } from '#features/session/session.ts';
import { classNames } from '#lib/class-names.ts';
import { useDisclosure } from '#lib/use-disclosure.ts';
import { type Waiting, WaitingBadge } from './waiting-badge.tsx';

/** A page of the staff area as its navigation knows it. */
export interface StaffLink {
  readonly path: string;
  /** A page without one stands in no list of pages. */
  readonly label?: string;
  /** Beside the label, where a phone shows the navigation. */
  readonly Icon?: LucideIcon;
  /** On a tablet, whose row has no room for all, the page before it leads to it. */
  readonly isBesideOther?: true;
}

/** A page that the navigation lists. */
type NamedStaffLink = StaffLink & { readonly label: string };

const OWN_ACCOUNT = '/admin/konto';

/** So many pages have a place of their own at a phone's lower edge; the rest stand under «Mehr». */
const ON_A_PHONE = 3;

export interface StaffNavigationProps {
  readonly pages: readonly StaffLink[];
  /** What waits on them, the gravest first. */
  readonly waiting: readonly Waiting[];
  /** Of the signed-in user. */
  readonly username: string | undefined;
}

/** The pages of the staff area, who is signed in, and the way out. */
export function StaffNavigation({ pages, waiting, username }: StaffNavigationProps) {
  const listed = pages.filter((page): page is NamedStaffLink => page.label !== undefined);
  return (
    <div
      className={
        'staff-navigation border-line bg-surface max-md:sticky max-md:bottom-0 max-md:z-30 max-md:order-last max-md:border-t ' +
        'max-md:pb-[env(safe-area-inset-bottom)] md:border-b print:hidden'
      }
    >
      <nav aria-label="Admin-Bereich" className="page-width flex items-center gap-4 max-md:px-1">
        <ul className="flex min-w-0 flex-1 max-md:grid max-md:auto-cols-fr max-md:grid-flow-col md:-mx-2">
          {listed.map((page, index) => (
            <li
              key={page.path}
              className={classNames(index >= ON_A_PHONE && 'max-md:hidden', page.isBesideOther && 'md:max-lg:hidden')}
            >
              <PageLink page={page} waiting={waiting} />
            </li>
          ))}
          <li className="md:hidden">
            <MoreMenu pages={listed.slice(ON_A_PHONE)} waiting={waiting} username={username} />
          </li>
        </ul>
        <div className="-mr-4 flex items-center max-md:hidden">
          {username && <AccountLink username={username} />}
          <LogoutButton variant="quiet" />
        </div>
      </nav>
    </div>
  );
}

interface PageLinkProps {
  readonly page: NamedStaffLink;
  readonly waiting: readonly Waiting[];
}

function PageLink({ page: { path, label, Icon }, waiting }: PageLinkProps) {
  return (
    <NavLink
      to={path}
      end
      className={
        'relative flex min-h-12 items-center border-transparent px-2 text-sm font-semibold whitespace-nowrap ' +
        'hover:text-petrol focus-visible:outline-offset-[-3px] aria-[current]:border-petrol aria-[current]:text-petrol ' +
        'max-md:min-h-14 max-md:flex-col max-md:justify-center max-md:gap-0.5 max-md:border-t-2 max-md:px-0 max-md:text-xs md:border-b-2'
      }
    >
      {Icon && <Icon aria-hidden="true" className="size-5 md:hidden" />}
      {label}
      <WaitingBadge
        waiting={waiting}
        paths={[path]}
        // It comes later than the pages' names and takes no room, so that these don't move.
        className="absolute max-md:top-1 max-md:left-1/2 max-md:ml-1.5 md:top-px md:right-0 md:text-[0.6875rem] md:leading-4"
      />
    </NavLink>
  );
}

function AccountLink({ username }: { readonly username: string }) {
  return (
    <NavLink
      to={OWN_ACCOUNT}
      className="flex min-h-11 min-w-11 items-center justify-center gap-1.5 text-sm text-muted hover:text-ink aria-[current]:text-petrol"
    >
      <CircleUserRound aria-hidden="true" className="size-4 shrink-0" />
      <span className="max-w-40 truncate max-lg:sr-only">{username}</span>
    </NavLink>
  );
}

interface MoreMenuProps extends StaffNavigationProps {
  readonly pages: readonly NamedStaffLink[];
}

/** On a phone: what has no place of its own at the lower edge. Marked while one is on such a page. */
function MoreMenu({ pages, waiting, username }: MoreMenuProps) {
  const { pathname } = useLocation();
  const { isOpen, toggle, button, containerProps } = useDisclosure(pathname);
  const isHere = pathname === OWN_ACCOUNT || pages.some(({ path }) => pathname.startsWith(path));
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
        {!isOpen && (
          <WaitingBadge
            waiting={waiting}
            paths={pages.map(({ path }) => path)}
            className="absolute top-1 left-1/2 ml-1.5"
          />
        )}
      </button>
      {isOpen && (
        <div
          id={id}
          className="absolute inset-x-0 bottom-full animate-fade rounded-t-lg border-t border-line bg-surface pt-2 pb-4 shadow-raised"
        >
          <ul>
            {pages.map(({ path, label, Icon }) => (
              <li key={path}>
                <NavLink to={path} end className={entry}>
                  {Icon && <Icon aria-hidden="true" className="size-5" />} {label}
                  <WaitingBadge waiting={waiting} paths={[path]} />
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

interface LogoutButtonProps {
  /** Among other buttons, or quiet beside links, where a tablet has room for a sign alone. */
  readonly variant: 'outline' | 'quiet';
}

/** Ends the session. */
function LogoutButton({ variant }: LogoutButtonProps) {
  const logout = useLogout();
  return (
    <Button variant={variant} size="sm" busyLabel={logout.isPending && 'Abmelden …'} onClick={() => logout.mutate()}>
      <LogOut aria-hidden="true" className="size-4" />
      <span className={variant === 'quiet' ? 'max-lg:sr-only' : undefined}>Abmelden</span>
    </Button>
  );
}
