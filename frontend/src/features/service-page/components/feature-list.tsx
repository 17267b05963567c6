import type { TitledText } from '@fahrzeugpflege/contracts';
import { KeptAmounts } from '#components/unbroken.tsx';
import { classNames } from '#lib/class-names.ts';

interface FeatureListProps {
  readonly features: readonly TitledText[];
  /** `columns`: all beside each other; `pairs`: two by two; `rows`: title left, text right. */
  readonly layout: keyof typeof LAYOUTS;
  readonly className?: string | undefined;
}

/** What marks a service, as titled texts between hairlines. Headings are `h3`. */
export function FeatureList({ features, layout, className }: FeatureListProps) {
  const { list, item, title: titleClass } = LAYOUTS[layout];
  return (
    <ul className={classNames(list, className)}>
      {features.map(({ title, text }) => (
        <li key={title} className={classNames('border-t border-ink/40', item)}>
          <h3 className={titleClass}>{title}</h3>
          <p className="max-w-prose text-muted">
            <KeptAmounts>{text}</KeptAmounts>
          </p>
        </li>
      ))}
    </ul>
  );
}

const LAYOUTS = {
  columns: {
    list: 'grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4',
    item: 'row-span-2 grid grid-rows-subgrid gap-y-2 pt-5',
    title: 'text-xl',
  },
  pairs: {
    list: 'grid gap-x-12 gap-y-10 sm:grid-cols-2',
    item: 'row-span-2 grid grid-rows-subgrid gap-y-2 pt-5',
    title: 'text-xl',
  },
  rows: {
    list: 'border-b border-ink/40',
    item: 'grid gap-x-12 gap-y-2 py-6 md:grid-cols-[5fr_7fr]',
    title: 'text-xl',
  },
} as const;
