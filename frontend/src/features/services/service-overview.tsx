import type { Service } from '@fahrzeugpflege/contracts';
import { ArrowRight, Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Picture } from '#components/picture.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import { Skeleton } from '#components/ui/loading.tsx';
import { KeptAmounts } from '#components/unbroken.tsx';
import { classNames } from '#lib/class-names.ts';
import { ServiceList } from './service-list.tsx';
import { ServicePrice, serviceLook } from './service-look.tsx';

const GRID = 'grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-6 lg:gap-y-16';

/** Two wide cards, three narrow ones, and so on. */
const SPANS = ['lg:col-span-3', 'lg:col-span-3', 'lg:col-span-2', 'lg:col-span-2', 'lg:col-span-2'];
const spanOf = (index: number) => SPANS[index % SPANS.length] ?? '';

/** Where two cards stand side by side, the first takes the whole width when their number is odd. */
const NO_ORPHAN = 'md:max-lg:first:nth-last-[odd]:col-span-2';

/** All services: the featured one, then the others. */
export function ServiceOverview() {
  return (
    <ServiceList
      skeletonsClass={GRID}
      skeleton={(index) =>
        index === 0 ? (
          <FeaturedServiceSkeleton key={index} />
        ) : (
          <ServiceCardSkeleton
            key={index}
            className={`${spanOf(index - 1)} ${index === 1 ? 'md:max-lg:col-span-2' : ''}`}
          />
        )
      }
    >
      {(services) => <Services services={services} />}
    </ServiceList>
  );
}

function Services({ services }: { readonly services: readonly Service[] }) {
  const featured = services.find((service) => service.featured);
  const others = services.filter((service) => service !== featured);
  return (
    <>
      {featured && <FeaturedService service={featured} />}
      <h2 className="mt-section mb-8 text-2xl">Weitere Leistungen</h2>
      <ul className={GRID}>
        {others.map((service, index) => (
          <ServiceCard key={service.id} service={service} className={`${spanOf(index)} ${NO_ORPHAN}`} />
        ))}
      </ul>
    </>
  );
}

const LAYOUT = 'grid gap-x-12 gap-y-6 lg:min-h-112 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]';

/** The service that the business is a specialist in, before all others. */
function FeaturedService({ service }: { readonly service: Service }) {
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
        <p className="mt-4 line-clamp-3 max-w-prose text-lg text-muted">
          <KeptAmounts>{description}</KeptAmounts>
        </p>
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
function FeaturedServiceSkeleton() {
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

/** A service of the overview: picture, price and a link to its page. */
function ServiceCard({ service, className }: { readonly service: Service; readonly className?: string }) {
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
      <p className="mt-3 line-clamp-3 max-w-prose text-muted">
        <KeptAmounts>{description}</KeptAmounts>
      </p>
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
function ServiceCardSkeleton({ className }: { readonly className?: string }) {
  return (
    <li className={classNames('flex flex-col', className)}>
      <Skeleton className="aspect-3/2 w-full" />
      <Skeleton className="mt-4 h-7 w-3/5" />
      <Skeleton className="mt-6 h-14 w-full" />
    </li>
  );
}
