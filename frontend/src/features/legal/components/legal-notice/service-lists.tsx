import { type ServicePageId, servicePath, vehicleTypes } from '@fahrzeugpflege/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '#lib/class-names.ts';

const MAIN_SERVICES = [
  'keramikversiegelung-wohnmobile',
  'autohotel',
  'dampfreinigung',
  'einlagerung',
] as const satisfies readonly ServicePageId[];

const ITEM = 'flex min-h-11 items-center py-2 leading-snug';

/** What the business does, in two lists: its main services and the trade with vehicles. */
export function ServiceLists() {
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      <List title="Hauptleistungen">
        {MAIN_SERVICES.map((id) => (
          <ServiceItem key={id} id={id} />
        ))}
        <li className={ITEM}>Beratung und Service</li>
      </List>
      <List title="Fahrzeughandel">
        <ServiceItem id="an-und-verkauf" />
        {vehicleTypes.map(({ title }) => (
          <li key={title} className={ITEM}>
            {title}
          </li>
        ))}
        <ServiceItem id="vermittlung" />
      </List>
    </div>
  );
}

function List({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">{children}</ul>
    </div>
  );
}

function ServiceItem({ id }: { readonly id: ServicePageId }) {
  const { canonical, label } = servicePath(id);
  return (
    <li>
      <Link to={canonical} className={classNames(ITEM, 'text-link text-petrol')}>
        {label}
      </Link>
    </li>
  );
}
