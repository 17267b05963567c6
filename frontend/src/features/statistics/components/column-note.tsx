import { formatCount } from '#lib/format.ts';
import type { Column, Series } from '../figures/series.ts';
import { sumOf } from '../figures/totals.ts';
import { Swatch } from './legend.tsx';

/** What the column under the pointer holds. */
export function ColumnNote({ column, series }: { readonly column: Column; readonly series: readonly Series[] }) {
  return (
    <div className="rounded-md border border-line-strong bg-surface px-3 py-2 text-xs">
      <p className="mb-1 font-semibold">{column.name}</p>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 tabular-nums">
        {series.map(({ key, label, fill }) => (
          <div key={key} className="contents">
            <dt className="flex items-center gap-1.5">
              <Swatch fill={fill} />
              {label}
            </dt>
            <dd className="text-right">{formatCount(column.counts[key] ?? 0)}</dd>
          </div>
        ))}
        <dt className="font-semibold">Alle</dt>
        <dd className="text-right font-semibold">{formatCount(sumOf(column.counts))}</dd>
      </dl>
    </div>
  );
}
