import { type ClosedDays, closedDaysSchema } from '@fahrzeugpflege/contracts';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import { useSetFact } from '../api/business.ts';
import { closedDaysText } from '../business-texts.ts';
import { FactForm } from './fact-form.tsx';

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
        <ul className="mb-5 border-b border-line">
          {closedDays.map((closed) => (
            <li
              key={`${closed.firstDay} ${closed.lastDay}`}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line py-1 first:border-t-0"
            >
              {closedDaysText(closed)}
              <Button
                variant="quiet"
                size="sm"
                className="-mr-4"
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
        action="Eintragen"
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
  if (closedDays.some((closed) => closed.firstDay === firstDay && closed.lastDay === more.lastDay)) {
    return { fault: 'Diese Tage sind schon eingetragen.' };
  }
  const { data } = closedDaysSchema.safeParse([...closedDays, more]);
  if (!data) return { fault: 'Bitte einen Tag angeben; der letzte Tag liegt nicht vor dem ersten.' };
  return { value: data.toSorted((one, other) => one.firstDay.localeCompare(other.firstDay)) };
}
