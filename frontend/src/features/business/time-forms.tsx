import {
  type CampaignPeriod,
  type ClosedDays,
  campaignPeriodSchema,
  closedDaysSchema,
  isCalendarDay,
  MOST_CLOSED_DAYS,
  type OpeningWeek,
  openingWeekSchema,
} from '@fahrzeugpflege/contracts';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import { isConflict } from '#lib/api-client.ts';
import { useSetFact } from './business-settings.ts';
import { closedDaysText, readTimes, typedTimes } from './business-texts.ts';
import { FactForm } from './fact-form.tsx';

const MISSING = 'Bitte einen Tag angeben';
const INCOMPLETE = 'Bitte mit der ganzen Jahreszahl';
const WRONG_ORDER = 'Der letzte Tag liegt vor dem ersten';
const TOO_MANY = `Höchstens ${MOST_CLOSED_DAYS} Einträge: Bitte zuerst alte entfernen`;

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
      {(faults) =>
        week.map(({ day, times }) => (
          <TextField
            key={day}
            label={day}
            name={day}
            marksOptional={false}
            defaultValue={typedTimes(times)}
            placeholder="geschlossen"
            autoComplete="off"
            error={faults[day]}
            className="items-center min-[22rem]:grid min-[22rem]:grid-cols-[6rem_minmax(0,1fr)] min-[22rem]:[&>label]:mb-0 min-[22rem]:[&>p]:col-start-2"
          />
        ))
      }
    </FactForm>
  );
}

function readWeek(form: FormData, week: OpeningWeek) {
  const typed = week.map(({ day }) => ({ day, times: readTimes(String(form.get(day))) }));
  const { data, error } = openingWeekSchema.safeParse(typed);
  if (data) return { value: data };
  const days = error.issues.map(({ path }) => week[Number(path[0])]?.day ?? '');
  return { faults: Object.fromEntries(days.map((day) => [day, 'Bitte so: 08:30–11:30, 13:30–17:30'])) };
}

interface ClosedDaysFormProps {
  readonly closedDays: readonly ClosedDays[];
  readonly isFixed: boolean;
  /** Some were taken out, or somebody else has changed them: the button that was pressed goes. */
  readonly onGone: () => void;
}

/** The days on which the business is closed all the same: those that are set, and a form for more. */
export function ClosedDaysForm({ closedDays, isFixed, onGone }: ClosedDaysFormProps) {
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
                onClick={() => {
                  const value = closedDays.filter((other) => other !== closed);
                  const onError = (error: Error) => isConflict(error) && onGone();
                  setFact.mutate({ value, before: closedDays }, { onSuccess: onGone, onError });
                }}
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
        className="grid-cols-2 items-start sm:grid-cols-[11rem_11rem_minmax(0,16rem)_auto] sm:[&_button]:mt-7"
      >
        {({ firstDay, lastDay }) => (
          <>
            <TextField label="Erster Tag" name="firstDay" type="date" required error={firstDay} />
            <TextField label="Letzter Tag" name="lastDay" type="date" marksOptional={false} error={lastDay} />
            <TextField
              label="Grund"
              name="reason"
              maxLength={60}
              placeholder="z. B. Betriebsferien"
              className="max-sm:col-span-2"
            />
          </>
        )}
      </FactForm>
    </>
  );
}

function withMore(closedDays: readonly ClosedDays[], form: FormData) {
  const firstDay = String(form.get('firstDay'));
  const more = { firstDay, lastDay: String(form.get('lastDay')) || firstDay, reason: String(form.get('reason')) };
  if (closedDays.some((closed) => closed.firstDay === firstDay && closed.lastDay === more.lastDay)) {
    return { faults: { firstDay: 'Diese Tage sind schon eingetragen' } };
  }
  if (closedDays.length >= MOST_CLOSED_DAYS) return { faults: { firstDay: TOO_MANY } };
  const { data } = closedDaysSchema.safeParse([...closedDays, more]);
  if (!data) return { faults: periodFaults(form.get('lastDay') ? { firstDay, lastDay: more.lastDay } : { firstDay }) };
  return { value: data.toSorted((one, other) => one.firstDay.localeCompare(other.firstDay)) };
}

interface CampaignFormProps {
  readonly period: CampaignPeriod;
  readonly isFixed: boolean;
}

/** First and last day of the early-booking campaign. */
export function CampaignForm({ period, isFixed }: CampaignFormProps) {
  return (
    <FactForm
      value={period}
      fact="campaign"
      label="Frühbucher-Aktion"
      isFixed={isFixed}
      read={readPeriod}
      className="grid-cols-2 items-start sm:grid-cols-[11rem_11rem_auto] sm:[&_button]:mt-7"
    >
      {({ firstDay, lastDay }) => (
        <>
          <TextField
            label="Erster Tag"
            name="firstDay"
            type="date"
            defaultValue={period.firstDay}
            required
            error={firstDay}
          />
          <TextField
            label="Letzter Tag"
            name="lastDay"
            type="date"
            defaultValue={period.lastDay}
            required
            error={lastDay}
          />
        </>
      )}
    </FactForm>
  );
}

function readPeriod(form: FormData) {
  const typed = { firstDay: String(form.get('firstDay')), lastDay: String(form.get('lastDay')) };
  const { data } = campaignPeriodSchema.safeParse(typed);
  return data ? { value: data } : { faults: periodFaults(typed) };
}

/** What is wrong with two days that are no period: a year of two digits is a day of the calendar's first century. */
function periodFaults(days: { readonly firstDay: string; readonly lastDay?: string }) {
  const wrong = Object.entries(days).filter(([, day]) => !isCalendarDay(day));
  if (wrong.length === 0) return { lastDay: WRONG_ORDER };
  return Object.fromEntries(wrong.map(([name, day]) => [name, day === '' ? MISSING : INCOMPLETE]));
}
