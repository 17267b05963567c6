import { type ReactNode, useId } from 'react';
import { classNames } from '#lib/class-names.ts';

interface ServiceSectionProps {
  readonly heading: string;
  /** Under the heading. */
  readonly intro?: ReactNode;
  /** `beside` keeps the heading in a column of its own where the window is wide. */
  readonly layout?: 'above' | 'beside';
  readonly tone?: keyof typeof TONES;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** One part of a service's page: a heading and what stands under or beside it. */
export function ServiceSection(props: ServiceSectionProps) {
  const { heading, intro, layout = 'above', tone = 'paper', className, children } = props;
  const id = useId();
  const isBeside = layout === 'beside';
  return (
    <section aria-labelledby={id} className={classNames(TONES[tone], className)}>
      <div className={classNames('page-width py-section', isBeside && 'lg:grid lg:grid-cols-[4fr_8fr] lg:gap-x-12')}>
        <header className={classNames('mb-8', isBeside ? 'lg:sticky lg:top-28 lg:mb-0 lg:self-start' : 'lg:mb-12')}>
          <h2 id={id} className={classNames('text-2xl', isBeside ? 'max-w-[11.2em]' : 'max-w-[14.9em]')}>
            {heading}
          </h2>
          {intro}
        </header>
        <div>{children}</div>
      </div>
    </section>
  );
}

const TONES = {
  paper: '',
  sand: 'bg-sand',
  ruled: 'border-t border-ink/15',
} as const;
