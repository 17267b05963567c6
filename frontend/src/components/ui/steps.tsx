import type { TitledText } from '@fahrzeugpflege/contracts';
import { classNames } from '#lib/class-names.ts';
import { KeptAmounts } from '../unbroken.tsx';

interface StepsProps {
  readonly steps: readonly TitledText[];
  /** `column` sets them under each other, `row` beside each other where the window is wide. */
  readonly layout?: keyof typeof LAYOUTS;
  readonly className?: string | undefined;
}

/** Numbered steps between hairlines. Headings are `h3`. */
export function Steps({ steps, layout = 'column', className }: StepsProps) {
  const { list, item, number } = LAYOUTS[layout];
  return (
    <ol className={classNames(list, className)}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={item}>
          <span aria-hidden="true" className={classNames(NUMBER, number)}>
            {index + 1}
          </span>
          <div>
            <h3 className="text-lg leading-snug">{title}</h3>
            <p className="mt-1.5 max-w-prose text-muted">
              <KeptAmounts>{text}</KeptAmounts>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

const NUMBER = 'font-display text-3xl leading-[0.8] font-semibold tracking-tight text-petrol tabular-nums';
const ITEM = 'grid grid-cols-[3.5rem_1fr] border-t border-ink/15 py-6 sm:grid-cols-[5rem_1fr]';

const LAYOUTS = {
  column: { list: 'border-b border-ink/15', item: ITEM, number: '' },
  row: {
    list: 'border-b border-ink/15 lg:grid lg:auto-cols-fr lg:grid-flow-col lg:gap-x-8 lg:border-b-0',
    item: classNames(ITEM, 'lg:block lg:border-t-2 lg:border-petrol lg:py-0 lg:pt-6'),
    number: 'lg:mb-6 lg:block',
  },
} as const;
