import { Skeleton } from '#components/ui/loading.tsx';

/** As many as fill most windows. */
const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Where the leads are about to stand. */
export function LeadSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Leads werden geladen …</span>
      <div className="divide-y divide-line rounded-lg border border-line bg-surface">
        {CARDS.map((card) => (
          <div key={card} className="grid gap-2.5 px-4 py-4 sm:px-5">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-4 w-full max-w-96" />
            <Skeleton className="h-5 w-48" />
            <Skeleton className="mt-1 h-20 sm:h-10 lg:hidden" />
          </div>
        ))}
      </div>
    </div>
  );
}
