import type { LeadStatistics } from '@fahrzeugpflege/contracts';
import { classNames } from '../../../lib/class-names';
import { formatDay } from '../../../lib/dates';
import { LoadFailure } from '../../staff-area/components/load-failure';
import { PageHead } from '../../staff-area/components/page-head';
import { useStatistics } from '../api/statistics';
import { openTotals, sumOf } from '../figures/totals';
import { type Days, daysOf, isReversed } from '../period/period';
import { usePeriod } from '../period/use-period';
import { Conversion } from './conversion';
import { FirstAnswer } from './first-answer';
import { HeadFigures } from './head-figures';
import { Hatching } from './legend';
import { OpenLeads } from './open-leads';
import { OverTime } from './over-time';
import { People } from './people';
import { PeriodControls } from './period-controls';
import { Services } from './services';
import { StatisticsSkeleton } from './statistics-skeleton';

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
