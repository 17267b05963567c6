import { type OpeningWeek, openingWeekSchema } from '@fahrzeugpflege/contracts';
import { TextField } from '#components/ui/field.tsx';
import { readTimes, typedTimes } from '../business-texts.ts';
import { FactForm } from './fact-form.tsx';

/** The opening hours of the week, a line for each day. */
export function HoursForm({ week, isFixed }: { readonly week: OpeningWeek; readonly isFixed: boolean }) {
  return (
    <FactForm
      value={week}
      fact="openingHours"
      label="Öffnungszeiten"
      isFixed={isFixed}
      read={(form) => readWeek(form, week)}
      className="max-w-md gap-2 min-[22rem]:[&_button]:ml-24"
    >
      {week.map(({ day, times }) => (
        <TextField
          key={day}
          label={day}
          name={day}
          marksOptional={false}
          defaultValue={typedTimes(times)}
          placeholder="geschlossen"
          autoComplete="off"
          className="items-center min-[22rem]:grid min-[22rem]:grid-cols-[6rem_minmax(0,1fr)] min-[22rem]:[&>label]:mb-0"
        />
      ))}
    </FactForm>
  );
}

function readWeek(form: FormData, week: OpeningWeek) {
  const typed = week.map(({ day }) => ({ day, times: readTimes(String(form.get(day))) }));
  const { data } = openingWeekSchema.safeParse(typed);
  return data ? { value: data } : { fault: 'Bitte so: 08:30–11:30, 13:30–17:30. Leer heisst geschlossen.' };
}
