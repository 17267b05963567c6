import { LEAD_STATUSES, type Lead, leadStatusLabels } from '@fahrzeugpflege/contracts';
import { useQuickStatus } from '#features/leads/open-lead/work/use-quick-status.ts';
import { classNames } from '#lib/class-names.ts';
import { statusIcons } from './status-mark.tsx';

/** Four buttons that set a lead's status at once. */
export function QuickStatusButtons({ lead }: { readonly lead: Lead }) {
  const { status: chosen, setStatus } = useQuickStatus(lead);
  return (
    <fieldset
      aria-label="Status setzen"
      className="grid grid-cols-2 overflow-hidden rounded-md border border-line bg-surface sm:grid-cols-4"
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
              '-mt-px -ml-px flex min-h-10 items-center justify-center gap-1.5 border-t border-l border-line px-2 text-xs',
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
