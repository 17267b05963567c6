import { LEAD_STATUSES, type LeadSummary, leadStatusLabels } from '@fahrzeugpflege/contracts';
import { statusIcons } from './status-mark';

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
            className="-mt-px -ml-px flex flex-col-reverse gap-1 border-t border-l border-line px-4 py-3 sm:px-6 sm:py-4"
          >
            <dt className="flex items-center gap-1.5 text-xs text-muted">
              <Icon aria-hidden="true" className="size-3.5" />
              {leadStatusLabels[status]}
            </dt>
            <dd className="font-display text-2xl leading-none font-semibold tabular-nums">
              {summary ? summary.byStatus[status] : '–'}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
