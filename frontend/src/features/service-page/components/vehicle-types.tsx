import type { TitledText } from '@fahrzeugpflege/contracts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';

/** The kinds of vehicles that are traded, as large lines; each leads to the listings. Headings are `h3`. */
export function VehicleTypes({ types }: { readonly types: readonly TitledText[] }) {
  return (
    <ul className="border-b border-ink/40">
      {types.map(({ title, text }) => (
        <li
          key={title}
          className="group relative grid gap-x-12 gap-y-2 border-t border-ink/40 py-6 transition-colors hover:bg-sand lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center lg:py-7"
        >
          <h3 className="text-2xl lg:text-3xl">
            <Link
              to="/fahrzeuge"
              className="flex items-center justify-between gap-4 text-petrol after:absolute after:inset-0"
            >
              {title}
              <ArrowRight
                aria-hidden="true"
                className="size-6 shrink-0 transition-transform duration-150 group-hover:translate-x-2 lg:size-8"
              />
            </Link>
          </h3>
          <p className="max-w-prose text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
