import { businessProfile, phoneLink, vehicleTypes } from '@fahrzeugpflege/contracts';
import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';

interface VehicleKindsProps {
  readonly searchLink: ReactNode;
  readonly className?: string | undefined;
}

/** What is traded, and that the vehicles of the day are told by phone or looked for: true without any list of them. */
export function VehicleKinds({ searchLink, className }: VehicleKindsProps) {
  return (
    <div className={classNames('grid gap-x-16 gap-y-8 lg:grid-cols-[8fr_4fr]', className)}>
      <ul className="border-b border-line">
        {vehicleTypes.map(({ title, text }) => (
          <li
            key={title}
            className="grid gap-x-8 gap-y-1 border-t border-line py-4 sm:grid-cols-2 sm:items-baseline sm:py-5"
          >
            <span className="font-display text-xl font-semibold">{title}</span>
            <span className="text-sm text-muted">{text}</span>
          </li>
        ))}
      </ul>
      <div>
        <p className="max-w-[36ch] text-lg">
          Welche Fahrzeuge gerade hier stehen, sagen wir Ihnen am Telefon. Oder Sie schreiben uns, was Sie suchen.
        </p>
        <a
          href={phoneLink()}
          className="figure mt-4 flex min-h-11 w-fit items-center text-2xl whitespace-nowrap text-petrol hover:underline"
        >
          {businessProfile.phone}
        </a>
        <p className="mt-4">{searchLink}</p>
      </div>
    </div>
  );
}
