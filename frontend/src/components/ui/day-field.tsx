import { isCalendarDay } from '@fahrzeugpflege/contracts';
import { useId } from 'react';
import { classNames } from '#lib/class-names.ts';
import { useInputDraft } from '#lib/use-input-draft.ts';

interface DayFieldProps {
  readonly label: string;
  /** A day of the calendar as `2025-08-10`. */
  readonly value: string | undefined;
  readonly onChange: (day: string | undefined) => void;
  /** First and last day that can be chosen. */
  readonly min?: string;
  readonly max?: string;
  /** Id of what is wrong with it. */
  readonly fault?: string | undefined;
  /** Where the label stands above the field. */
  readonly className: string;
}

/** A day of the calendar; a year that is still being typed changes nothing. */
export function DayField({ label, value = '', onChange, min, max, fault, className }: DayFieldProps) {
  const id = useId();
  const { text, type, sent } = useInputDraft(value);
  const change = (day: string) => {
    type(day);
    if (day && !isBetween(day, min, max)) return;
    sent(day);
    onChange(day || undefined);
  };
  return (
    <div className={classNames('flex min-w-0 items-center gap-2 text-sm', className)}>
      <label htmlFor={id} className="text-muted">
        {label}
      </label>
      <input
        id={id}
        type="date"
        min={min}
        max={max}
        value={text}
        onChange={(event) => change(event.target.value)}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault}
        className="min-h-11 min-w-0 rounded-md border border-line-strong bg-white px-2 hover:border-petrol aria-invalid:border-danger"
      />
    </div>
  );
}

function isBetween(day: string, first = day, last = day): boolean {
  return isCalendarDay(day) && day >= first && day <= last;
}
