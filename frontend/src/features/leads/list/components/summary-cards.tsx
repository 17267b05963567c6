import { LEAD_STATUSES, type LeadSummary, leadStatusLabels } from '@fahrzeugpflege/contracts';
import { formatCount } from '#lib/format.ts';
import { statusIcons } from './status-mark.tsx';

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
