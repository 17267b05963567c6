import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';

interface CampaignSectionProps {
  readonly heading: string;
  /** What stands under the heading, in the narrow column. */
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of the promotion page: heading in the narrow column, matter in the wide one. */
export function CampaignSection({ heading, aside, className, children }: CampaignSectionProps) {
  return (
    <section className={classNames('py-12 md:py-20', className)}>
      <div className="page-width grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_7fr]">
        <div className={classNames(aside !== undefined && 'lg:sticky lg:top-28 lg:h-fit')}>
          <h2 className="max-w-[11.2em] text-2xl">{heading}</h2>
          {aside}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
