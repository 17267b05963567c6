import {
  announcedClosedDays,
  businessProfile,
  type ClosedDays,
  calendarDaysText,
  type OpeningState,
  openingState,
  summariseOpeningHours,
} from '@fahrzeugpflege/contracts';
import { classNames } from '#lib/class-names.ts';
import { useFacts, usePageState } from '#lib/page-state.tsx';
import { useMinute } from '#lib/use-minute.ts';
import { DropMark } from './ui/drop-mark.tsx';

const { name, street, postalCode, town } = businessProfile;

/** Name and address of the business, a line each. */
export function PostalAddress({ className = '' }: { readonly className?: string }) {
  return (
    <address className={`not-italic ${className}`}>
      {name}
      <br />
      {street}
      <br />
      {postalCode} {town}
    </address>
  );
}

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

/** Whether somebody is there now, by the clock in the visitor's browser; one line, whose room is kept until it is known. */
export function OpenNow({ className }: { readonly className?: string }) {
  const minute = useMinute();
  const facts = useFacts();
  const state = minute && openingState(minute, facts);
  return (
    <p className={classNames('flex min-h-[1lh] items-baseline gap-2', className)}>
      {state && (
        <>
          <DropMark className={classNames('h-[0.85em] shrink-0', !state.isOpen && 'opacity-40')} />
          <Sentence state={state} />
        </>
      )}
    </p>
  );
}

/** In narrow places it breaks after the comma. */
function Sentence({ state }: { readonly state: OpeningState }) {
  const now = state.isOpen ? 'Jetzt geöffnet' : 'Jetzt geschlossen';
  const next = state.isOpen
    ? `bis ${state.closesAt}`
    : `öffnet ${state.opensToday ? 'heute' : state.opensOn} ${state.opensAt}`;
  return (
    <span>
      <span className="whitespace-nowrap">
        <strong className="font-semibold">{now}</strong>,
      </span>{' '}
      <span className="whitespace-nowrap">{next}</span>
    </span>
  );
}
