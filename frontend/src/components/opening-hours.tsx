import { businessProfile } from '@fahrzeugpflege/contracts';

/** The opening hours as a list of days and times. */
export function OpeningHours() {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5">
      {businessProfile.openingHoursSummary.map(({ days, times }) => (
        <div key={days} className="contents">
          <dt>{days}</dt>
          <dd className="tabular-nums">
            {times.split(' und ').map((span) => (
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
