import { CircleUserRound } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { classNames } from '#lib/class-names.ts';
import { LogoutButton } from './logout-button.tsx';
import { MoreMenu } from './more-menu.tsx';
import type { NamedStaffLink, StaffLink } from './staff-link.ts';
import { WaitingBadge } from './waiting-badge.tsx';

/** So many pages have a place of their own at a phone's lower edge; the rest stand under «Mehr». */
const ON_A_PHONE = 3;

interface StaffNavigationProps {
  readonly pages: readonly StaffLink[];
  /** Of the signed-in user. */
  readonly username: string | undefined;
}

/** The pages of the staff area, who is signed in, and the way out. */
export function StaffNavigation({ pages, username }: StaffNavigationProps) {
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
            <li key={page.path} className={classNames(index >= ON_A_PHONE && 'max-md:hidden')}>
              <PageLink page={page} />
            </li>
          ))}
          <li className="md:hidden">
            <MoreMenu pages={listed.slice(ON_A_PHONE)} username={username} />
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

function PageLink({ page: { path, label, Icon } }: { readonly page: NamedStaffLink }) {
  return (
    <NavLink
      to={path}
      end
      className={
        'flex min-h-12 items-center gap-1.5 border-transparent px-2 text-sm font-semibold whitespace-nowrap hover:text-petrol ' +
        'focus-visible:outline-offset-[-3px] aria-[current]:border-petrol aria-[current]:text-petrol max-md:relative ' +
        'max-md:min-h-14 max-md:flex-col max-md:justify-center max-md:gap-0.5 max-md:border-t-2 max-md:px-0 max-md:text-xs md:border-b-2'
      }
    >
      {Icon && <Icon aria-hidden="true" className="size-5 md:hidden" />}
      {label}
      <WaitingBadge paths={[path]} className="max-md:absolute max-md:top-1 max-md:left-1/2 max-md:ml-1.5" />
    </NavLink>
  );
}

function AccountLink({ username }: { readonly username: string }) {
  return (
    <NavLink
      to="/admin/konto"
      className="flex min-h-11 min-w-11 items-center justify-center gap-1.5 text-sm text-muted hover:text-ink aria-[current]:text-petrol"
    >
      <CircleUserRound aria-hidden="true" className="size-4 shrink-0" />
      <span className="max-w-40 truncate max-lg:sr-only">{username}</span>
    </NavLink>
  );
}
