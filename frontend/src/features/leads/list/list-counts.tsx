import { LEAD_STATUSES, type LeadSummary, leadStatusLabels } from '@fahrzeugpflege/contracts';
import { useRef } from 'react';
import { classNames } from '#lib/class-names.ts';
import { formatCount } from '#lib/format.ts';
import { usePrinting } from '#lib/use-printing.ts';
import type { ListFilter } from '../filter/list-filter.ts';
import { statusIcons } from '../lead-status.tsx';

/** Four counts, one for each status. */
export function SummaryCards({ summary }: { readonly summary: LeadSummary | undefined }) {
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-lg border border-line bg-surface sm:grid-cols-4">
      {LEAD_STATUSES.map((status) => {
        const Icon = statusIcons[status];
        return (
          <div
            key={status}
            data-count={status}
            className="-mt-px -ml-px flex flex-col-reverse items-start gap-1 border-t border-l border-line px-3 py-2 sm:px-5 lg:flex-row-reverse lg:items-center lg:justify-end lg:gap-2.5"
          >
            <dt className="flex min-w-0 items-center gap-1.5 text-xs text-muted">
              <Icon aria-hidden="true" className="size-3.5 shrink-0" />
              {leadStatusLabels[status]}
            </dt>
            <dd className="font-display text-lg leading-none font-semibold tabular-nums">
              {summary ? formatCount(summary.byStatus[status]) : '–'}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

interface ResultLineProps {
  readonly loaded: number;
  readonly hasMore: boolean;
  /** Where it is known. */
  readonly total: number | undefined;
  /** Whether what is shown still is the list before: its count says nothing of the one that is asked for. */
  readonly isWaiting: boolean;
  /** Undefined where there is nothing to take back. */
  readonly onReset: (() => void) | undefined;
}

/** How many leads there are, announced when it changes, and the way back to all. A phone shows it where something was chosen. */
export function ResultLine({ loaded, hasMore, total, isWaiting, onReset }: ResultLineProps) {
  const isPart = usePrinting() && hasMore;
  const count = useRef<HTMLParagraphElement>(null);
  return (
    <div
      className={classNames(
        'flex items-center gap-4 md:ml-auto',
        onReset ? 'max-md:basis-full max-md:justify-between' : 'max-md:not-print:sr-only',
      )}
    >
      {onReset && (
        <button
          type="button"
          onClick={() => {
            onReset();
            // The button goes.
            count.current?.focus();
          }}
          className="text-link min-h-11 text-sm font-semibold text-petrol print:hidden"
        >
          Filter zurücksetzen
        </button>
      )}
      <p
        ref={count}
        role="status"
        tabIndex={-1}
        className="min-h-4 text-xs whitespace-nowrap text-muted tabular-nums outline-none"
      >
        {!isWaiting && (isPart ? partText(loaded, total) : countText(loaded, hasMore, total))}
      </p>
    </div>
  );
}

function countText(loaded: number, hasMore: boolean, total: number | undefined): string {
  if (hasMore && total === undefined) return `mehr als ${formatCount(loaded)} Leads`;
  const count = hasMore && total ? total : loaded;
  return count === 1 ? '1 Lead' : `${formatCount(count)} Leads`;
}

/** On paper there is what is loaded. */
function partText(loaded: number, total: number | undefined): string {
  return `die ersten ${formatCount(loaded)}${total ? ` von ${formatCount(total)}` : ''} Leads`;
}

/** How many leads a filter has, as far as the summary knows: it counts by one property at a time. */
export function totalOf(filter: ListFilter, summary: LeadSummary | undefined): number | undefined {
  if (!summary) return undefined;
  const { formType, status, view, sort: _, ...others } = filter;
  const [only, ...more] = Object.values({ formType, status, view }).filter(Boolean);
  if (more.length > 0 || Object.values(others).some(Boolean)) return undefined;
  if (!only) return summary.total;
  if (formType) return summary.byFormType[formType];
  return status ? summary.byStatus[status] : view && summary.views[view];
}
