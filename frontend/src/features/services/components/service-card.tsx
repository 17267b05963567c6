import type { Service } from '@fahrzeugpflege/contracts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Picture } from '#components/picture.tsx';
import { Skeleton } from '#components/ui/loading.tsx';
import { classNames } from '#lib/class-names.ts';
import { serviceLook } from '../service-look.ts';
import { ServicePrice } from './service-price.tsx';

/** A service of the overview: picture, price and a link to its page. */
export function ServiceCard({ service, className }: { readonly service: Service; readonly className?: string }) {
  const { title, description, money } = service;
  const { shownTitle, picture, alt, to } = serviceLook(title);
  return (
    <li className={classNames('group relative flex flex-col', className)}>
      <Picture
        name={picture}
        alt={alt}
        sizes="(min-width: 64rem) 36rem, (min-width: 48rem) 50vw, 100vw"
        className="aspect-3/2 w-full object-cover"
      />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line pt-4 pb-3">
        <h3 className="line-clamp-2 text-xl">{shownTitle}</h3>
        <ServicePrice price={money} />
      </div>
      <p className="mt-3 line-clamp-3 max-w-prose text-muted">{description}</p>
      <Link
        to={to}
        className="mt-2 inline-flex min-h-11 w-fit items-center gap-2 font-semibold text-petrol after:absolute after:inset-0 group-hover:underline"
      >
        <span>
          Details <span className="sr-only">zu {shownTitle}</span>
        </span>
        <ArrowRight aria-hidden="true" className="size-4 transition-transform group-hover:translate-x-1" />
      </Link>
    </li>
  );
}

/** The place of a card that is still loading. */
export function ServiceCardSkeleton({ className }: { readonly className?: string }) {
  return (
    <li className={classNames('flex flex-col', className)}>
      <Skeleton className="aspect-3/2 w-full" />
      <Skeleton className="mt-4 h-7 w-3/5" />
      <Skeleton className="mt-6 h-14 w-full" />
    </li>
  );
}
