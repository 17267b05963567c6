import { useId } from 'react';

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** A choice beside its label, small enough for a row of them. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-2 text-sm max-lg:grid max-lg:grid-cols-[6rem_1fr]">
      <label htmlFor={id} className="text-muted">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={
          'select-arrow min-h-11 min-w-0 appearance-none rounded-md border border-line-strong bg-surface pl-3 ' +
          'hover:border-petrol lg:max-w-44'
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
