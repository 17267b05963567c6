import {
  addDays,
  businessDay,
  type ClosedDays,
  calendarDaysText,
  summariseOpeningHours,
} from '@fahrzeugpflege/contracts';
import { usePageState } from '../app/page-state';

/** So many days ahead closed days are announced. */
const AHEAD = 28;

/** The opening hours as a list of days and times, with the closed days of the weeks to come. */
export function OpeningHours() {
  const { facts, renderedAt } = usePageState();
  const today = businessDay(new Date(renderedAt));
  const closedSoon = facts.closedDays.filter(
    ({ firstDay, lastDay }) => lastDay >= today && firstDay <= addDays(today, AHEAD),
  );
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
      {summariseOpeningHours(facts.openingHours).map(({ days, spans }) => (
        <div key={days} className="contents">
          <dt>{days}</dt>
          <dd className="tabular-nums">
            {(spans.length > 0 ? spans : ['geschlossen']).map((span) => (
              <span key={span} className="block whitespace-nowrap">
                {span}
              </span>
            ))}
          </dd>
        </div>
      ))}
      {closedSoon.map((closed) => (
        <div key={closed.firstDay} className="contents">
          <dt className="col-span-2 mt-2 font-semibold">{closedText(closed)}</dt>
          <dd className="col-span-2">{closed.reason || 'geschlossen'}</dd>
        </div>
      ))}
    </dl>
  );
}

function closedText(closed: ClosedDays): string {
  return `Geschlossen ${closed.firstDay === closed.lastDay ? 'am' : 'vom'} ${calendarDaysText(closed)}`;
}
