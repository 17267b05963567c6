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
        <div className="flex gap-3 max-lg:grid max-lg:grid-cols-2">
          <DayField label="Von" value={from} onChange={(first) => changeDays({ from: first, to })} />
          <DayField label="Bis" value={to} onChange={(last) => changeDays({ from, to: last })} />
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
