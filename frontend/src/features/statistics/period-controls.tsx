import { businessDay } from '@fahrzeugpflege/contracts';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { DayField } from '#components/ui/day-field.tsx';
import {
  type Days,
  daysOf,
  FIRST_DAY,
  isReversed,
  LAST_DAY,
  PERIODS,
  type PeriodChoice,
  periodLabels,
} from './period.ts';
import { writePeriod } from './period-address.ts';

interface PeriodControlsProps {
  readonly choice: PeriodChoice;
  readonly onChange: (choice: PeriodChoice) => void;
}

/** Which period is looked at: a quick choice, or from one day to another. */
export function PeriodControls({ choice, onChange }: PeriodControlsProps) {
  const fault = useId();
  const shown = shownDays(choice, new Date());
  const isWrong = isReversed(shown);
  const field = {
    className: 'max-sm:grid max-sm:gap-1',
    min: FIRST_DAY,
    max: LAST_DAY,
    fault: isWrong ? fault : undefined,
  };
  const change = (changed: Days) => onChange({ ...shown, ...changed });
  return (
    <div className="mt-2 print:hidden">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <nav aria-label="Zeitraum">
          <ul className="flex flex-wrap gap-1">
            {PERIODS.map((period) => (
              <li key={period}>
                <Link
                  to={{ search: writePeriod({ period }).toString() }}
                  preventScrollReset
                  aria-current={choice.period === period ? 'true' : undefined}
                  className={
                    'flex min-h-9 items-center rounded-full border border-line px-3 text-sm whitespace-nowrap text-muted ' +
                    'hover:border-petrol hover:text-ink aria-[current]:border-petrol aria-[current]:bg-petrol ' +
                    'aria-[current]:font-semibold aria-[current]:text-paper pointer-coarse:min-h-11'
                  }
                >
                  {periodLabels[period]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex gap-3 max-sm:grid max-sm:w-full max-sm:grid-cols-2">
          <DayField {...field} label="Von" value={shown.from} onChange={(from) => change({ from })} />
          <DayField {...field} label="Bis" value={shown.to} onChange={(to) => change({ to })} />
        </div>
      </div>
      <p id={fault} role="alert" className="text-sm font-semibold text-danger">
        {isWrong && <span className="block pt-2">Der erste Tag liegt nach dem letzten.</span>}
      </p>
    </div>
  );
}

/** The days in the fields: those of a quick choice too, so that they can be changed from there. */
function shownDays(choice: PeriodChoice, now: Date): Days {
  if (!choice.period) return choice;
  return { ...daysOf(choice, now), to: businessDay(now) };
}
