import type { Service } from '@fahrzeugpflege/contracts';
import { Link } from 'react-router-dom';
import { Picture } from '#components/picture.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Skeleton } from '#components/ui/loading.tsx';
import { KeptAmounts } from '#components/unbroken.tsx';
import { classNames } from '#lib/class-names.ts';
import { ServicePrice, serviceLook } from './service-look.tsx';

/** On a phone the words stand under picture, title and price, or they would be cut short. */
const ROW =
  'relative grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-1 border-t border-line py-4 sm:grid-cols-[10rem_minmax(0,1fr)] ' +
  'md:grid-cols-[10rem_minmax(0,1fr)_auto] md:gap-x-8 ' +
  'xl:grid-cols-[12rem_minmax(0,4fr)_minmax(0,5fr)_15rem] xl:items-center xl:py-5';

const PLACES = {
  picture: 'row-span-2 xl:row-span-1',
  description: 'max-md:col-span-full max-md:row-start-3 md:max-xl:col-[2/4] md:max-xl:row-start-2',
  price: 'max-md:col-start-2 max-md:row-start-2 md:max-xl:col-start-3 md:max-xl:row-start-1',
};

/** One line of the home page's price list; all of it leads to the service's page. */
export function ServiceRow({ service }: { readonly service: Service }) {
  const { title, description, money, featured } = service;
  const { shownTitle, picture, alt, to } = serviceLook(title);
  return (
    <li className={classNames('group', ROW)}>
      <div className={PLACES.picture}>
        <Picture
          name={picture}
          alt={alt}
          sizes="(min-width: 80rem) 12rem, (min-width: 40rem) 10rem, 6rem"
          className="aspect-3/2 w-full object-cover"
        />
      </div>
      <h3 className="text-xl">
        <Link
          to={to}
          className="line-clamp-2 after:absolute after:inset-0 group-hover:text-petrol group-hover:underline"
        >
          {shownTitle}
        </Link>
        {featured && (
          <Badge size="sm" className="mt-1.5 mb-1">
            SPEZIALIST
          </Badge>
        )}
      </h3>
      <p className={classNames('line-clamp-3 max-w-prose text-muted', PLACES.description)}>
        <KeptAmounts>{description}</KeptAmounts>
      </p>
      <ServicePrice price={money} size="lg" className={classNames('md:text-right', PLACES.price)} />
    </li>
  );
}

/** The place of a row that is still loading. */
export function ServiceRowSkeleton() {
  return (
    <li className={ROW}>
      <Skeleton className={classNames('aspect-3/2 w-full', PLACES.picture)} />
      <Skeleton className="h-7 w-3/5" />
      <Skeleton className={classNames('h-14 w-full max-w-prose', PLACES.description)} />
      <Skeleton className={classNames('h-8 w-32 md:justify-self-end', PLACES.price)} />
    </li>
  );
}
