import { LEAD_STATUSES, leadStatusLabels } from '@fahrzeugpflege/contracts';
import { SlidersHorizontal } from 'lucide-react';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { useDisclosure } from '../../../app/use-disclosure';
import { classNames } from '../../../lib/class-names';
import { countInPanel, type ListFilter } from '../list-filter';
import { serviceChoices } from '../service-choices';
import { Choice } from './choice';
import { PeriodFilter } from './period-filter';

const ALL = 'all';
const STATUSES = [
  { value: ALL, label: 'Alle' },
  ...LEAD_STATUSES.map((status) => ({ value: status, label: leadStatusLabels[status] })),
];
const SERVICES = [{ value: ALL, label: 'Alle' }, ...serviceChoices];

interface FilterPanelProps {
  readonly filter: ListFilter;
  readonly onChange: (filter: ListFilter) => void;
}

/** Status, service and period beside the search; on a phone behind one button, over the list. */
export function FilterPanel({ filter, onChange }: FilterPanelProps) {
  const { isOpen, toggle, button, containerProps } = useDisclosure(useLocation().pathname);
  const id = useId();
  const active = countInPanel(filter);
  return (
    <div {...containerProps} className="lg:contents">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
        className="flex min-h-11 items-center gap-2 rounded-md border border-line-strong bg-surface px-3 text-sm font-semibold lg:hidden"
      >
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        {active > 0 ? `Filter (${active})` : 'Filter'}
      </button>
      <div
        id={id}
        className={classNames(
          'gap-x-5 gap-y-3 max-lg:absolute max-lg:inset-x-0 max-lg:top-full max-lg:max-h-[70dvh] max-lg:overflow-y-auto',
          'max-lg:border-b max-lg:border-line max-lg:bg-paper max-lg:px-5 max-lg:pt-3 max-lg:pb-5 max-lg:shadow-raised lg:flex lg:flex-wrap lg:items-center',
          isOpen ? 'max-lg:grid' : 'max-lg:hidden',
        )}
      >
        <Choice
          label="Status"
          value={filter.status ?? ALL}
          options={STATUSES}
          onChange={(choice) => onChange({ ...filter, status: LEAD_STATUSES.find((status) => status === choice) })}
        />
        <Choice
          label="Leistung"
          value={filter.service ?? ALL}
          options={SERVICES}
          onChange={(choice) => onChange({ ...filter, service: choice === ALL ? undefined : choice })}
        />
        <PeriodFilter value={filter} onChange={({ period, from, to }) => onChange({ ...filter, period, from, to })} />
      </div>
    </div>
  );
}
