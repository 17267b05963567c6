import { businessDay, type PlannedFollowUp } from '@fahrzeugpflege/contracts';
import { useId, useState } from 'react';
import { DayField } from '#components/ui/day-field.tsx';
import { FieldError } from '#components/ui/field.tsx';
import { useMinute } from '#lib/use-minute.ts';
import { DAY_FROM_TODAY, followUpChips } from './contact-texts.ts';

interface FollowUpChoiceProps {
  readonly chosen: PlannedFollowUp | null;
  readonly onChoose: (followUp: PlannedFollowUp | null) => void;
}

/** When the lead is to be looked at again: one press plans it, another takes it back; any other day by a date. */
export function FollowUpChoice({ chosen, onChoose }: FollowUpChoiceProps) {
  const now = useMinute() ?? new Date();
  const chips = followUpChips(now);
  const faultId = useId();
  const [isDayWrong, setDayWrong] = useState(false);
  const [presses, setPresses] = useState(0);
  const choose = (followUp: PlannedFollowUp | null) => {
    setDayWrong(false);
    onChoose(followUp);
  };
  const isChosen = ({ on, time }: PlannedFollowUp) => chosen?.on === on && chosen.time === time;
  return (
    <fieldset onInvalid={() => setDayWrong(true)}>
      <legend className="mb-1.5 text-sm font-semibold">Wiedervorlage</legend>
      <div className="flex flex-wrap gap-2">
        {chips.map(({ label, followUp }) => (
          <button
            key={label}
            type="button"
            aria-pressed={isChosen(followUp)}
            onClick={() => {
              setPresses(presses + 1);
              choose(isChosen(followUp) ? null : followUp);
            }}
            className={
              'min-h-9 rounded-md border border-line-strong bg-white px-3 text-sm transition-colors hover:border-petrol ' +
              'hover:bg-petrol-wash aria-pressed:border-petrol aria-pressed:bg-petrol-wash aria-pressed:font-semibold ' +
              'pointer-coarse:min-h-11'
            }
          >
            {label}
          </button>
        ))}
        <DayField
          // A press lets go of what was typed there.
          key={presses}
          label="oder am"
          value={chips.some(({ followUp }) => isChosen(followUp)) ? undefined : chosen?.on}
          min={businessDay(now)}
          max="9999-12-31"
          fault={isDayWrong ? faultId : undefined}
          onChange={(on) => choose(on === undefined ? null : { on, time: null })}
          className=""
        />
      </div>
      {isDayWrong && <FieldError id={faultId}>{DAY_FROM_TODAY}</FieldError>}
    </fieldset>
  );
}

/** The field of a form's {@link FollowUpChoice} where its day can't be planned; the choice shows the fault from now on. */
export function findWrongDay(form: HTMLFormElement): HTMLInputElement | undefined {
  const day = form.querySelector<HTMLInputElement>('input[type="date"]');
  return day && !day.checkValidity() ? day : undefined;
}
