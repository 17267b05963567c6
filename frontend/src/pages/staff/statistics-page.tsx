import type { LeadStatistics } from '@fahrzeugpflege/contracts';
import { LoadFailure, Skeleton } from '#components/ui/loading.tsx';
import { PageHeading } from '#features/staff-area/page-heading.tsx';
import { Conversion } from '#features/statistics/conversion.tsx';
import { openTotals, sumOf } from '#features/statistics/figures/totals.ts';
import { FirstAnswer } from '#features/statistics/first-answer.tsx';
import { HeadFigures } from '#features/statistics/head-figures.tsx';
import { Hatching } from '#features/statistics/legend.tsx';
import { OpenLeads } from '#features/statistics/open-leads.tsx';
import { OverTime } from '#features/statistics/over-time.tsx';
import { type Days, daysOf, isReversed } from '#features/statistics/period.ts';
import { usePeriod } from '#features/statistics/period-address.ts';
import { PeriodControls } from '#features/statistics/period-controls.tsx';
import { People, Services } from '#features/statistics/shares.tsx';
import { useStatistics } from '#features/statistics/statistics.ts';
import { classNames } from '#lib/class-names.ts';
import { formatDay } from '#lib/format.ts';

/** «Auswertung»: what came in, what is asked for, how soon it is answered, and what becomes of it. */
export function StatisticsPage() {
  const [choice, choose] = usePeriod();
  const days = daysOf(choice, new Date());
  const { data: statistics, isError, isPlaceholderData, refetch } = useStatistics(days);
  const isChanging = isPlaceholderData && !isReversed(days);
  return (
    <div className="page-width pt-4 pb-10 md:pt-6 print:p-0">
      <PageHeading
        title="Auswertung"
        aside={
          <p role="status" className="min-h-[1lh] text-sm text-muted tabular-nums max-sm:w-full">
            {isChanging ? (
              <span className="animate-pending">Wird geladen …</span>
            ) : (
              statistics && `${formatDay(statistics.from)} bis ${formatDay(statistics.to)}`
            )}
          </p>
        }
      />
      <PeriodControls choice={choice} onChange={choose} />
      {isError && (
        <LoadFailure className="mt-6" onRetry={() => void refetch()}>
          {statistics
            ? 'Die Auswertung konnte nicht neu geladen werden.'
            : 'Die Auswertung konnte nicht geladen werden.'}
        </LoadFailure>
      )}
      <div
        aria-busy={isChanging}
        className={classNames('mt-8', isPlaceholderData && 'opacity-60 transition-opacity delay-200')}
      >
        {statistics ? (
          <Pictures statistics={statistics} days={days} />
        ) : (
          !isError && !isReversed(days) && <StatisticsSkeleton />
        )}
      </div>
    </div>
  );
}

/** What came in goes over the whole width; the answers to the other questions stand in pairs where there is room. */
function Pictures({ statistics, days }: { readonly statistics: LeadStatistics; readonly days: Days }) {
  const isEmpty = statistics.total === 0;
  const hasOpen = sumOf(openTotals(statistics)) > 0;
  return (
    <>
      <Hatching />
      {isEmpty ? (
        <p className="rounded-lg border border-dashed border-line-strong px-6 py-14 text-center text-muted">
          Keine Anfragen in diesem Zeitraum.
        </p>
      ) : (
        <>
          <HeadFigures statistics={statistics} />
          <div className="mt-10">
            <OverTime statistics={statistics} />
          </div>
        </>
      )}
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-2">
        {!isEmpty && <Services statistics={statistics} days={days} />}
        {!isEmpty && <Conversion statistics={statistics} days={days} />}
        {!isEmpty && <FirstAnswer statistics={statistics} />}
        {hasOpen && <OpenLeads statistics={statistics} />}
        {statistics.byPerson.length > 0 && <People statistics={statistics} />}
      </div>
    </>
  );
}

/** The places of head figures and pictures until they have come, as high as they will be. */
function StatisticsSkeleton() {
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
