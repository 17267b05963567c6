import { NavLink } from 'react-router-dom';

const PAGES = [
  { path: '/admin/angaben', label: 'Preise & Zeiten' },
  { path: '/admin/angaben/vorlagen', label: 'Mailvorlagen' },
] as const;

/** The pages on which the owner sets what the business says, where the area's navigation has room for the first alone: on a tablet. */
export function SettingsPages() {
  return (
    <nav aria-label="Angaben" className="mb-4 hidden border-b border-line md:max-lg:block">
      <ul className="-mx-2 flex text-sm">
        {PAGES.map(({ path, label }) => (
          <li key={path}>
            <NavLink
              to={path}
              end
              className="-mb-px flex min-h-11 items-center border-b-2 border-transparent px-2 font-semibold hover:text-petrol aria-[current]:border-petrol aria-[current]:text-petrol"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
