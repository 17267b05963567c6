import { type LeadStatus, leadStatusLabels } from '@fahrzeugpflege/contracts';
import { Circle, CircleCheck, CircleDotDashed, CircleX } from 'lucide-react';
import { classNames } from '#lib/class-names.ts';

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
        'inline-flex items-center gap-1.5 rounded-sm py-0.5 pr-2 pl-1.5 text-xs font-semibold',
        TONES[status],
      )}
    >
      <Icon aria-hidden="true" className="size-3.5" />
      {leadStatusLabels[status]}
    </span>
  );
}
