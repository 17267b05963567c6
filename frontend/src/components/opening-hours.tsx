import { openingHoursSummary } from '@fahrzeugpflege/contracts';

/** The opening hours as a list of days and times. */
export function OpeningHours() {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
      {openingHoursSummary.map(({ days, spans }) => (
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
    </dl>
  );
}
