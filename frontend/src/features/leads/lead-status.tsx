import { LEAD_STATUSES, type Lead, type LeadStatus, leadStatusLabels } from '@fahrzeugpflege/contracts';
import { Circle, CircleCheck, CircleDotDashed, CircleX } from 'lucide-react';
import { classNames } from '#lib/class-names.ts';
import { useQuickStatus } from './use-quick-status.ts';

/** Each status has its own shape, so that no one needs the colour to tell them apart. */
export const statusIcons = {
  pending: Circle,
  processing: CircleDotDashed,
  completed: CircleCheck,
  rejected: CircleX,
} as const satisfies Record<LeadStatus, unknown>;

const TONES: Record<LeadStatus, string> = {
  pending: 'bg-accent-wash text-accent-deep',
  processing: 'bg-petrol-wash text-petrol',
  completed: 'bg-petrol text-paper',
  rejected: 'bg-sand text-muted',
};

/** The status of a lead as word and shape. */
export function StatusBadge({ status }: { readonly status: LeadStatus }) {
  const Icon = statusIcons[status];
  return (
    <span
      data-status={status}
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-sm py-0.5 pr-2 pl-1.5 text-xs font-semibold print:pl-0 print:text-ink',
        TONES[status],
      )}
    >
      <Icon aria-hidden="true" className="size-3.5" />
      {leadStatusLabels[status]}
    </span>
  );
}

/** Four buttons that set a lead's status at once. */
export function QuickStatusButtons({ lead }: { readonly lead: Lead }) {
  const { status: chosen, setStatus } = useQuickStatus(lead);
  return (
    <fieldset
      aria-label="Status setzen"
      className="grid grid-cols-2 overflow-hidden rounded-md border border-line bg-surface sm:grid-cols-[repeat(4,auto)]"
    >
      {LEAD_STATUSES.map((status, index) => {
        const Icon = statusIcons[status];
        return (
          <button
            key={status}
            type="button"
            aria-pressed={chosen === status}
            data-key={index + 1}
            onClick={() => setStatus(status)}
            className={classNames(
              '-mt-px -ml-px flex min-h-9.75 items-center justify-center gap-1.5 border-t border-l border-line px-2 text-xs',
              'whitespace-nowrap transition-colors focus-visible:relative focus-visible:z-10 pointer-coarse:min-h-11',
              'focus-visible:outline-offset-[-3px]',
              chosen === status
                ? 'bg-petrol-wash font-semibold text-petrol'
                : 'text-muted hover:bg-sand hover:text-ink',
            )}
          >
            <Icon aria-hidden="true" className="size-3.5 shrink-0" />
            {leadStatusLabels[status]}
          </button>
        );
      })}
    </fieldset>
  );
}
