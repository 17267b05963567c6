import { type LeadSummary, type LeadView, leadViewLabels } from '@fahrzeugpflege/contracts';
import { TriangleAlert } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { useChosenInSight } from '#features/leads/list/use-chosen-in-sight.ts';
import { formatCount } from '#lib/format.ts';
import { writeFilter } from '../lead-filter-address.ts';
import type { ListFilter } from '../list-filter.ts';

/** In the order of a day's work: all that is left to do, then what must not wait. */
const VIEWS = [undefined, 'open', 'overdue', 'followUp', 'mine'] as const satisfies readonly (LeadView | undefined)[];

interface LeadViewsProps {
  readonly filter: ListFilter;
  readonly summary: LeadSummary | undefined;
}

/** Ready-made views of the list, each with how many leads wait in it. */
export function LeadViews({ filter, summary }: LeadViewsProps) {
  const row = useChosenInSight<HTMLUListElement>(filter.view);
  return (
    <nav aria-label="Ansichten" className="min-w-0">
      <ul ref={row} className="-mx-1 flex gap-1 overflow-x-auto p-1 [scrollbar-width:none] max-md:-mx-5 max-md:px-5">
        {VIEWS.map((view) => (
          <li key={view ?? 'all'}>
            <ViewLink view={view} filter={filter} count={view && summary?.views[view]} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ViewLinkProps {
  readonly view: LeadView | undefined;
  readonly filter: ListFilter;
  readonly count: number | undefined;
}

function ViewLink({ view, filter, count }: ViewLinkProps) {
  const [query] = useSearchParams();
  const isUrgent = view === 'overdue' && count !== undefined && count > 0;
  return (
    <Link
      to={{ search: writeFilter(query, { ...filter, view }).toString() }}
      preventScrollReset
      aria-current={filter.view === view ? 'true' : undefined}
      data-urgent={isUrgent || undefined}
      className={
        'flex min-h-9 items-center gap-1.5 rounded-full border border-line px-3 text-sm whitespace-nowrap text-muted hover:border-petrol ' +
        'hover:text-ink aria-[current]:border-petrol aria-[current]:bg-petrol aria-[current]:font-semibold ' +
        'aria-[current]:text-paper pointer-coarse:min-h-11 data-[urgent]:not-aria-[current]:border-danger ' +
        'data-[urgent]:not-aria-[current]:bg-danger-wash data-[urgent]:not-aria-[current]:font-semibold ' +
        'data-[urgent]:not-aria-[current]:text-danger'
      }
    >
      {isUrgent && <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0" />}
      <span>
        {view ? leadViewLabels[view] : 'Alle'}
        {view && view !== 'open' && (
          <span className="tabular-nums">&nbsp;({count === undefined ? '–' : formatCount(count)})</span>
        )}
      </span>
    </Link>
  );
}
