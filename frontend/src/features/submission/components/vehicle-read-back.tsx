import { classNames } from '#lib/class-names.ts';
import { useVehicleReadBack } from '../use-vehicle-read-back.ts';
import { useSubmissionElement } from './submission-form.tsx';

interface ReadBackLineProps {
  /** What stands there before anything was typed: true also where the line never changes (without JavaScript). */
  readonly resting: string;
  readonly className?: string;
}

/** Under the fields of a vehicle: what was understood of them. Keeps its room, and tells screen readers in passing. */
export function VehicleReadBackLine({ resting, className }: ReadBackLineProps) {
  const { understood, unclear } = useVehicleReadBack(useSubmissionElement());
  const isResting = !understood && !unclear;
  return (
    <div
      role="status"
      className={classNames(
        'flex min-h-12 flex-col justify-center border-l-2 pl-3 text-sm transition-colors',
        isResting ? 'border-line text-muted' : 'border-petrol text-ink',
        className,
      )}
    >
      {isResting && <p>{resting}</p>}
      {understood && <p className="font-semibold break-words text-petrol">{withUnbrokenUnits(understood)}</p>}
      {unclear && <p className="text-muted">{unclear}</p>}
    </div>
  );
}

/** A number keeps its unit on its line: «7.20 m lang». */
function withUnbrokenUnits(text: string): string {
  return text.replace(/(\d) m (?=lang|hoch)/g, '$1\u00a0m\u00a0').replace(/(Jahrgang) (?=\d)/, '$1\u00a0');
}
