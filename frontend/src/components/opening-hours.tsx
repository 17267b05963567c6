import {
  announcedClosedDays,
  type ClosedDays,
  calendarDaysText,
  summariseOpeningHours,
} from '@fahrzeugpflege/contracts';
import { usePageState } from '../app/page-state.tsx';

/** The opening hours as a list of days and times, with the closed days that are announced. */
export function OpeningHours() {
  const { facts, renderedAt } = usePageState();
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
      {announcedClosedDays(facts.closedDays, new Date(renderedAt)).map((closed) => (
        <div key={closed.firstDay} className="contents">
          <dt className="col-span-2 mt-2 font-semibold">{closedText(closed)}</dt>
          <dd className="col-span-2">{closed.reason || 'geschlossen'}</dd>
        </div>
      ))}
    </dl>
  );
}

/** No line ends between a day and its month. */
function closedText(closed: ClosedDays): string {
  const days = calendarDaysText(closed).replaceAll('. ', '.\u00a0');
  return `Geschlossen ${closed.firstDay === closed.lastDay ? 'am' : 'vom'} ${days}`;
}
