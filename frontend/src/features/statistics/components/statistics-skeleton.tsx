import { Skeleton } from '#components/ui/loading.tsx';

/** The places of head figures and pictures until they have come, as high as they will be. */
export function StatisticsSkeleton() {
  return (
    <div>
      <p role="status" className="sr-only">
        Wird geladen …
      </p>
      <div className="grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4">
        {['total', 'median', 'answered', 'open'].map((figure) => (
          <div key={figure} className="border-t-2 border-line pt-2">
            <Skeleton className="h-[1lh] w-24 text-sm" />
            <Skeleton className="mt-1 h-[1lh] w-20 text-xl sm:text-2xl" />
            <Skeleton className="mt-1 h-[2lh] max-w-40 text-xs sm:h-[1lh]" />
          </div>
        ))}
      </div>
      <div className="mt-10 border-t border-line pt-4">
        <Skeleton className="h-[1lh] w-56 text-lg" />
        <Skeleton className="mt-0.5 h-[1lh] w-72 text-sm" />
        <Skeleton className="mt-10 h-56 sm:h-64" />
      </div>
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-2">
        {['services', 'conversion'].map((picture) => (
          <div key={picture} className="border-t border-line pt-4">
            <Skeleton className="h-[1lh] w-56 text-lg" />
            <Skeleton className="mt-6 h-72" />
          </div>
        ))}
      </div>
    </div>
  );
}
