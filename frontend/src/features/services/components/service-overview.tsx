import type { Service } from '@fahrzeugpflege/contracts';
import { FeaturedService, FeaturedServiceSkeleton } from './featured-service.tsx';
import { ServiceCard, ServiceCardSkeleton } from './service-card.tsx';
import { ServiceList } from './service-list.tsx';

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
