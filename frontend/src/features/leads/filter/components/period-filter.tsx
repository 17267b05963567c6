import { useState } from 'react';
import { DayField } from '#components/ui/day-field.tsx';
import type { ListFilter } from '../list-filter.ts';
import { PERIODS, periodLabels } from '../period.ts';
import { Choice } from './choice.tsx';

const ALL = 'all';
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
