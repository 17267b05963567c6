import { type ReactNode, useId } from 'react';
import { DropMark } from '#components/ui/drop-mark.tsx';
import { KeptAmounts } from '#components/unbroken.tsx';
import { classNames } from '#lib/class-names.ts';

interface ReasonsProps {
  readonly heading: string;
  readonly reasons: readonly string[];
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** Why here: the reasons as facts, on a dark ground. */
export function ReasonsBox({ heading, reasons, className, children }: ReasonsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames('on-dark bg-petrol-deep p-7 text-paper sm:p-10', className)}>
      <h2 id={id} className="text-2xl">
        {heading}
      </h2>
      <ul className="mt-6">
        {reasons.map((reason) => (
          <li key={reason} className="flex gap-4 border-t border-mist/30 py-4">
            <DropMark className="mt-1.5 h-4 shrink-0 text-mist" />
            <span>
              <KeptAmounts>{reason}</KeptAmounts>
            </span>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

/** The same as large lines on the page's own ground. */
export function ReasonsLines({ reasons }: Pick<ReasonsProps, 'reasons'>) {
  return (
    <ul className="border-b border-ink/15">
      {reasons.map((reason) => (
        <li key={reason} className="border-t border-ink/15 py-5 font-display text-xl font-semibold text-pretty">
          <KeptAmounts>{reason}</KeptAmounts>
        </li>
      ))}
    </ul>
  );
}
