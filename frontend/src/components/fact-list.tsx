import { classNames } from '../lib/class-names.ts';
import { KeptAmounts } from './unbroken.tsx';

interface FactListProps {
  readonly facts: readonly { readonly term: string; readonly text: string }[];
  /** `rows` sets term and text side by side, `columns` sets the facts beside each other where the window is wide. */
  readonly layout?: 'rows' | 'columns';
  readonly className?: string | undefined;
}

/** What a visitor looks for first, as terms and short answers between hairlines. */
export function FactList({ facts, layout = 'rows', className }: FactListProps) {
  const inColumns = layout === 'columns';
  return (
    <dl
      className={classNames(
        inColumns && 'md:grid md:grid-cols-2 md:gap-x-10 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:gap-x-8',
        'max-md:border-b max-md:border-ink/15',
        !inColumns && 'md:border-b md:border-ink/15',
        className,
      )}
    >
      {facts.map(({ term, text }) => (
        <div
          key={term}
          className={classNames(
            'grid grid-cols-[7rem_1fr] gap-x-4 border-t border-ink/15 py-3.5 sm:grid-cols-[9rem_1fr]',
            inColumns && 'md:block md:max-lg:last:odd:col-span-2',
          )}
        >
          <dt className="text-sm leading-7 text-muted">{term}</dt>
          <dd className="font-semibold text-pretty tabular-nums">
            <KeptAmounts>{text}</KeptAmounts>
          </dd>
        </div>
      ))}
    </dl>
  );
}
