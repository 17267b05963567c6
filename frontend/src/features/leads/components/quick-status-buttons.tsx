import { LEAD_STATUSES, type Lead, leadStatusLabels } from '@fahrzeugpflege/contracts';
import { isUnauthorized } from '../../../lib/api-error';
import { classNames } from '../../../lib/class-names';
import { toast } from '../../../lib/toast-store';
import { quickStatus, useUpdateLead } from '../api/update-lead';
import { statusIcons } from './status-mark';

/** Four buttons that set a lead's status at once. */
export function QuickStatusButtons({ lead }: { readonly lead: Lead }) {
  const update = useUpdateLead(lead.id);
  const chosen = update.isPending ? update.variables.status : lead.status;
  return (
    <fieldset
      aria-label="Status setzen"
      className="grid grid-cols-2 overflow-hidden rounded-md border border-line sm:grid-cols-4"
    >
      {LEAD_STATUSES.map((status) => {
        const Icon = statusIcons[status];
        return (
          <button
            key={status}
            type="button"
            aria-pressed={chosen === status}
            onClick={() => {
              if (!update.isPending) update.mutate(quickStatus(status), { onError: reportFailure });
            }}
            className={classNames(
              '-mt-px -ml-px flex min-h-10 items-center justify-center gap-1.5 border-t border-l border-line px-2 text-xs',
              'whitespace-nowrap transition-colors focus-visible:relative focus-visible:z-10',
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

function reportFailure(error: unknown): void {
  if (isUnauthorized(error)) return;
  toast({
    variant: 'destructive',
    title: 'Fehler',
    description: 'Der Status konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  });
}
