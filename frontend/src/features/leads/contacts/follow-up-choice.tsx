import { businessDay, type PlannedFollowUp } from '@fahrzeugpflege/contracts';
import { DayField } from '#components/ui/day-field.tsx';
import { useMinute } from '#lib/use-minute.ts';
import { followUpChips } from './contact-texts.ts';

interface FollowUpChoiceProps {
  readonly chosen: PlannedFollowUp | null;
  readonly onChoose: (followUp: PlannedFollowUp | null) => void;
}

/** When the lead is to be looked at again: one press plans it, another takes it back; any other day by a date. */
export function FollowUpChoice({ chosen, onChoose }: FollowUpChoiceProps) {
  const now = useMinute() ?? new Date();
  const chips = followUpChips(now);
  const isChosen = ({ on, time }: PlannedFollowUp) => chosen?.on === on && chosen.time === time;
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">Wiedervorlage</legend>
      <div className="flex flex-wrap gap-2">
        {chips.map(({ label, followUp }) => (
          <button
            key={label}
            type="button"
            aria-pressed={isChosen(followUp)}
            onClick={() => onChoose(isChosen(followUp) ? null : followUp)}
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
          label="oder am"
          value={chips.some(({ followUp }) => isChosen(followUp)) ? undefined : chosen?.on}
          min={businessDay(now)}
          onChange={(on) => onChoose(on === undefined ? null : { on, time: null })}
          className=""
        />
      </div>
    </fieldset>
  );
}
