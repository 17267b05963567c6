import {
  type ServicePage,
  type ServicePageId,
  servicePath,
  servicePathByTitle,
  type TitledText,
} from '@fahrzeugpflege/contracts';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { DropMark } from '#components/ui/drop-mark.tsx';
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

interface ExtrasListProps {
  readonly page: ServicePage;
  readonly columns?: 2 | 3;
}

/** The related services of a page; each leads to its own page where it has one. */
export function ExtrasList({ page, columns = 3 }: ExtrasListProps) {
  return (
    <ul
      className={classNames('grid gap-x-10 border-b border-ink/15 sm:grid-cols-2', columns === 3 && 'lg:grid-cols-3')}
    >
      {page.extras.map((extra) => (
        <Extra key={extra.title} extra={extra} path={relatedServicePath(extra.title, page.serviceId)} />
      ))}
    </ul>
  );
}

function Extra({ extra, path }: { readonly extra: TitledText; readonly path: string | undefined }) {
  return (
    <li className="group relative border-t border-ink/15 py-5">
      <h3 className="text-lg leading-snug">
        {path ? (
          <Link to={path} className="flex items-center justify-between gap-4 text-petrol after:absolute after:inset-0">
            {extra.title}
            <ArrowRight
              aria-hidden="true"
              className="size-5 shrink-0 transition-transform duration-150 group-hover:translate-x-1"
            />
          </Link>
        ) : (
          extra.title
        )}
      </h3>
      <p className="mt-1 text-sm text-muted">
        <KeptAmounts>{extra.text}</KeptAmounts>
      </p>
    </li>
  );
}

/** Related services whose title is not that of the service they are part of. */
const PAGE_BY_TITLE: Readonly<Record<string, ServicePageId>> = {
  Keramikversiegelung: 'keramikversiegelung-wohnmobile',
  'Dampfreinigung innen': 'dampfreinigung',
  'Verkauf vorbereiten': 'vermittlung',
  Ankauf: 'an-und-verkauf',
};

/** Where a related service is described; undefined where that is nowhere, or the page that it is named on. */
export function relatedServicePath(title: string, currentServiceId: string): string | undefined {
  const serviceId = PAGE_BY_TITLE[title];
  const path = serviceId ? servicePath(serviceId) : servicePathByTitle(title);
  return path && path.serviceId !== currentServiceId ? path.canonical : undefined;
}
