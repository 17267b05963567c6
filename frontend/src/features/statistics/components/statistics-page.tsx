import type { LeadStatistics } from '@fahrzeugpflege/contracts';
import { LoadFailure } from '#components/ui/loading.tsx';
import { PageHead } from '#features/staff-area/components/page-head.tsx';
import { classNames } from '#lib/class-names.ts';
import { formatDay } from '#lib/format.ts';
import { useStatistics } from '../api/statistics.ts';
import { openTotals, sumOf } from '../figures/totals.ts';
import { type Days, daysOf, isReversed } from '../period/period.ts';
import { usePeriod } from '../period/use-period.ts';
import { Conversion } from './conversion.tsx';
import { FirstAnswer } from './first-answer.tsx';
import { HeadFigures } from './head-figures.tsx';
import { Hatching } from './legend.tsx';
import { OpenLeads } from './open-leads.tsx';
import { OverTime } from './over-time.tsx';
import { People } from './people.tsx';
import { PeriodControls } from './period-controls.tsx';
import { Services } from './services.tsx';
import { StatisticsSkeleton } from './statistics-skeleton.tsx';

/** «Auswertung»: what came in, what is asked for, how soon it is answered, and what becomes of it. */
export function StatisticsPage() {
  const [choice, choose] = usePeriod();
  const days = daysOf(choice, new Date());
  const { data: statistics, isError, isPlaceholderData, refetch } = useStatistics(days);
  const isChanging = isPlaceholderData && !isReversed(days);
  return (
    <div className="page-width pt-4 pb-10 md:pt-6 print:p-0">
      <PageHead
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
          Noch keine Anfragen in diesem Zeitraum.
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
