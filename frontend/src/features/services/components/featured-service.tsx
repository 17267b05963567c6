import type { Service } from '@fahrzeugpflege/contracts';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Picture } from '#components/picture.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import { Skeleton } from '#components/ui/loading.tsx';
import { classNames } from '#lib/class-names.ts';
import { serviceLook } from '../service-look.ts';
import { ServicePrice } from './service-price.tsx';

const LAYOUT = 'grid gap-x-12 gap-y-6 lg:min-h-112 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]';

/** The service that the business is a specialist in, before all others. */
export function FeaturedService({ service }: { readonly service: Service }) {
  const { title, description, money, benefits = [] } = service;
  const { shownTitle, picture, alt, to } = serviceLook(title);
  return (
    <article className={LAYOUT}>
      <div className="relative">
        <Picture
          name={picture}
          alt={alt}
          isFirst
          sizes="(min-width: 80rem) 43rem, (min-width: 64rem) 55vw, 100vw"
          className="aspect-3/2 w-full object-cover lg:absolute lg:inset-0 lg:aspect-auto lg:h-full"
        />
      </div>
      <div className="self-end">
        <Badge>SPEZIALIST</Badge>
        <h2 className="mt-4 line-clamp-2 text-2xl">{shownTitle}</h2>
        <p className="mt-4 line-clamp-3 max-w-prose text-lg text-muted">{description}</p>
        <ul className="mt-6 grid sm:grid-cols-2 gap-x-6 border-t border-line pt-4">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex items-baseline gap-2 py-1 font-semibold">
              <Check aria-hidden="true" className="size-4 shrink-0 self-center text-petrol" />
              {benefit}
            </li>
          ))}
        </ul>
        <ServicePrice price={money} withVat size="lg" className="mt-6" />
        <Link to={to} className={classNames(buttonClass(), 'mt-5')}>
          <span>
            Details <span className="sr-only">zu {shownTitle}</span>
          </span>
        </Link>
      </div>
    </article>
  );
}

/** The place of the featured service while it loads, with that of the heading below it. */
export function FeaturedServiceSkeleton() {
  return (
    <li className={classNames(LAYOUT, 'col-span-full pb-section')}>
      <Skeleton className="aspect-3/2 w-full lg:aspect-auto lg:h-full" />
      <div className="grid gap-6 self-end">
        <Skeleton className="h-16 w-4/5" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-10 w-1/2" />
        <Skeleton className="h-12 w-28" />
      </div>
    </li>
  );
}
