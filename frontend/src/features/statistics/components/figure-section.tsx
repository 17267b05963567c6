import { type ReactNode, useId } from 'react';
import { classNames } from '#lib/class-names.ts';

interface FigureSectionProps {
  readonly heading: string;
  /** What the figures say, in a sentence; a picture without one stands for itself. */
  readonly finding?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** One question about the leads, with its answer in a sentence and in figures. */
export function FigureSection({ heading, finding, className, children }: FigureSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames('min-w-0 break-inside-avoid border-t border-line pt-4', className)}
    >
      <h2 id={id} className="text-lg">
        {heading}
      </h2>
      {finding && <p className="mt-0.5 max-w-prose text-sm">{finding}</p>}
      {children}
    </section>
  );
}
