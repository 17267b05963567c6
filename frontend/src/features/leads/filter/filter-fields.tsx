import { LEAD_STATUSES, leadStatusLabels } from '@fahrzeugpflege/contracts';
import { useId, useState } from 'react';
import { DayField } from '#components/ui/day-field.tsx';
import { classNames } from '#lib/class-names.ts';
import { type ListFilter, PERIODS, periodLabels, serviceChoices } from './list-filter.ts';

const ALL = 'all';
const STATUSES = [
  { value: ALL, label: 'Alle' },
  ...LEAD_STATUSES.map((status) => ({ value: status, label: leadStatusLabels[status] })),
];
const SERVICES = [{ value: ALL, label: 'Alle' }, ...serviceChoices.map((name) => ({ value: name, label: name }))];

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

const OWN = 'own';

const STACKED = 'max-lg:grid max-lg:gap-1';

const OPTIONS = [
  { value: ALL, label: 'Alle' },
  ...PERIODS.map((period) => ({ value: period, label: periodLabels[period] })),
  { value: OWN, label: 'Von – bis …' },
];

type PeriodParts = Pick<ListFilter, 'period' | 'from' | 'to'>;

interface PeriodFilterProps {
  readonly value: PeriodParts;
  readonly onChange: (period: PeriodParts) => void;
}

/** When the leads came in: counted back from today, or from one day to another. */
function PeriodFilter({ value: { period, from, to }, onChange }: PeriodFilterProps) {
  const day = from ?? to;
  // Without a day, the fields for it stand there only as long as they are wanted here.
  const [isOwnChosen, setOwnChosen] = useState(false);
  const [seenDay, setSeenDay] = useState(day);
  if (day !== seenDay) {
    setSeenDay(day);
    if (day) setOwnChosen(false);
  }
  const isOwn = !period && (isOwnChosen || day !== undefined);
  const choose = (choice: string) => {
    setOwnChosen(choice === OWN);
    if (choice !== OWN || period) onChange({ period: PERIODS.find((known) => known === choice) });
  };
  const changeDays = (days: PeriodParts) => {
    if (!days.from && !days.to) setOwnChosen(true);
    onChange(days);
  };
  return (
    <>
      <Choice label="Zeitraum" value={period ?? (isOwn ? OWN : ALL)} options={OPTIONS} onChange={choose} />
      {isOwn && (
        <div className="flex gap-3 max-lg:grid max-lg:grid-cols-2 lg:ml-auto">
          <DayField
            className={STACKED}
            label="Von"
            value={from}
            onChange={(first) => changeDays({ from: first, to })}
          />
          <DayField className={STACKED} label="Bis" value={to} onChange={(last) => changeDays({ from, to: last })} />
        </div>
      )}
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  /** For eyes alone. */
  readonly isLabelHidden?: boolean;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** A choice beside its label, small enough for a row of them. */
export function Choice({ label, isLabelHidden = false, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div
      className={classNames(
        'flex items-center gap-2 text-sm',
        !isLabelHidden && 'max-lg:grid max-lg:grid-cols-[6rem_1fr]',
      )}
    >
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-muted'}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={
          'select-arrow min-w-0 appearance-none rounded-md border border-line-strong bg-surface pl-3 ' +
          `hover:border-petrol lg:max-w-44 ${isLabelHidden ? 'min-h-9 pointer-coarse:min-h-11' : 'min-h-11'}`
        }
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
