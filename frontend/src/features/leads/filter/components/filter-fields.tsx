import { LEAD_STATUSES, leadStatusLabels } from '@fahrzeugpflege/contracts';
import type { ListFilter } from '../list-filter.ts';
import { serviceChoices } from '../service-choices.ts';
import { Choice } from './choice.tsx';
import { PeriodFilter } from './period-filter.tsx';

const ALL = 'all';
const STATUSES = [
  { value: ALL, label: 'Alle' },
  ...LEAD_STATUSES.map((status) => ({ value: status, label: leadStatusLabels[status] })),
];
const SERVICES = [{ value: ALL, label: 'Alle' }, ...serviceChoices];

export interface FilterFieldsProps {
  readonly filter: ListFilter;
  readonly onChange: (filter: ListFilter) => void;
}

/** Status, service and period. */
export function FilterFields({ filter, onChange }: FilterFieldsProps) {
  return (
    <>
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
    </>
  );
}
