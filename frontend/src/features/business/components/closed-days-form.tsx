import { type ClosedDays, closedDaysSchema } from '@fahrzeugpflege/contracts';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import { useSetFact } from '../api/business';
import { closedDaysText } from '../business-texts';
import { FactForm } from './fact-form';

interface ClosedDaysFormProps {
  readonly closedDays: readonly ClosedDays[];
  readonly isFixed: boolean;
}

/** The days on which the business is closed all the same: those that are set, and a form for more. */
export function ClosedDaysForm({ closedDays, isFixed }: ClosedDaysFormProps) {
  const setFact = useSetFact('closedDays');
  return (
    <>
      {closedDays.length > 0 && (
        <ul className="mb-5 max-w-2xl border-b border-line">
          {closedDays.map((closed) => (
            <li
              key={`${closed.firstDay} ${closed.reason}`}
              className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-1"
            >
              {closedDaysText(closed)}
              <Button
                variant="quiet"
                size="sm"
                onClick={() => setFact.mutate(closedDays.filter((other) => other !== closed))}
              >
                Entfernen <span className="sr-only">({closedDaysText(closed)})</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <FactForm
        value={closedDays}
        isEmptied
        fact="closedDays"
        label="Geschlossene Tage"
        isFixed={isFixed}
        read={(form) => withMore(closedDays, form)}
        className="grid-cols-2 items-end sm:grid-cols-[11rem_11rem_minmax(0,16rem)_auto]"
      >
        <TextField label="Erster Tag" name="firstDay" type="date" required />
        <TextField label="Letzter Tag" name="lastDay" type="date" marksOptional={false} />
        <TextField
          label="Grund"
          name="reason"
          maxLength={60}
          placeholder="z. B. Betriebsferien"
          className="max-sm:col-span-2"
        />
      </FactForm>
    </>
  );
}

function withMore(closedDays: readonly ClosedDays[], form: FormData) {
  const firstDay = String(form.get('firstDay'));
  const more = { firstDay, lastDay: String(form.get('lastDay')) || firstDay, reason: String(form.get('reason')) };
  const { data } = closedDaysSchema.safeParse([...closedDays, more]);
  if (!data) return { fault: 'Bitte einen Tag angeben; der letzte Tag liegt nicht vor dem ersten.' };
  return { value: data.toSorted((one, other) => one.firstDay.localeCompare(other.firstDay)) };
}
