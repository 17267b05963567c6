import { businessProfile, phoneLink, type Service } from '@fahrzeugpflege/contracts';
import type { ReactNode } from 'react';
import { LoadFailure } from '#components/ui/loading.tsx';
import { servicesQuery } from '#lib/content-queries.ts';
import { useContent } from '#lib/use-content.ts';

/** How many places are held while the services load. */
const SKELETONS = Array.from({ length: 6 }, (_, index) => index);

interface ServiceListProps {
  /** Stands in the place of one service while they load. */
  readonly skeleton: (index: number) => ReactNode;
  /** Classes of the list that they stand in. */
  readonly skeletonsClass: string;
  readonly children: (services: readonly Service[]) => ReactNode;
}

/** The services as the API lists them: six places while they load, a way to reach the business when they can't be had. */
export function ServiceList({ skeleton, skeletonsClass, children }: ServiceListProps) {
  const { data, hasFailed, isRetrying, retry } = useContent(servicesQuery);
  if (data && data.length > 0) return children(data);
  if (data) return <NoServices />;
  if (hasFailed) {
    return (
      <LoadFailure withPhone onRetry={retry} isRetrying={isRetrying} className="max-w-2xl">
        Die Leistungen konnten nicht geladen werden.
      </LoadFailure>
    );
  }
  return (
    <>
      <p role="status" className="sr-only">
        Leistungen werden geladen …
      </p>
      <ul aria-hidden="true" className={skeletonsClass}>
        {SKELETONS.map(skeleton)}
      </ul>
    </>
  );
}

function NoServices() {
  return (
    <p className="max-w-2xl text-lg">
      Zurzeit sind hier keine Leistungen aufgeführt. Auskunft erhalten Sie unter{' '}
      <a href={phoneLink()} className="text-link font-semibold whitespace-nowrap tabular-nums">
        {businessProfile.phone}
      </a>
      .
    </p>
  );
}
