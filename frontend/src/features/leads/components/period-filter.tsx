import { useId, useState } from 'react';
import type { ListFilter } from '../list-filter';
import { isDay, PERIODS, periodLabels } from '../period';
import { useDraft } from '../use-draft';
import { Choice } from './choice';

const ALL = 'all';
const OWN = 'own';

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
export function PeriodFilter({ value: { period, from, to }, onChange }: PeriodFilterProps) {
  const [isOwnChosen, setOwnChosen] = useState(false);
  const isOwn = !period && (isOwnChosen || Boolean(from ?? to));
  const choose = (choice: string) => {
    setOwnChosen(choice === OWN);
    if (choice !== OWN || period) onChange({ period: PERIODS.find((known) => known === choice) });
  };
  return (
    <>
      <Choice label="Zeitraum" value={period ?? (isOwn ? OWN : ALL)} options={OPTIONS} onChange={choose} />
      {isOwn && (
        <div className="flex gap-3 max-lg:grid max-lg:grid-cols-2">
          <DayField label="Von" value={from} onChange={(day) => onChange({ from: day, to })} />
          <DayField label="Bis" value={to} onChange={(day) => onChange({ from, to: day })} />
        </div>
      )}
    </>
  );
}

interface DayFieldProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (day: string | undefined) => void;
}

/** A day of the calendar; a year that is still being typed changes nothing. */
function DayField({ label, value = '', onChange }: DayFieldProps) {
  const id = useId();
  const { text, type, sent } = useDraft(value);
  const change = (day: string) => {
    type(day);
    if (day && !isDay(day)) return;
    sent(day);
    onChange(day || undefined);
  };
  return (
    <div className="flex items-center gap-2 text-sm max-lg:grid max-lg:gap-1">
      <label htmlFor={id} className="text-muted">
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={text}
        onChange={(event) => change(event.target.value)}
        className="min-h-11 min-w-0 rounded-md border border-line-strong bg-white px-2 hover:border-petrol"
      />
    </div>
  );
}
