import type { ServicePage, TitledText } from '@fahrzeugpflege/contracts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { KeptAmounts } from '#components/unbroken.tsx';
import { classNames } from '#lib/class-names.ts';
import { relatedServicePath } from '../related-service.ts';

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
