import type { ExportNote } from '@fahrzeugpflege/contracts';
import { formatCount, formatDayAndTime } from '#lib/format.ts';
import { exportText } from '../privacy-texts.ts';
import { OnlyNewest } from './erasure-list.tsx';

/** What was taken out of the house, and by whom. */
export function ExportList({ exports }: { readonly exports: readonly ExportNote[] }) {
  return (
    <section aria-labelledby="exports-title" className="min-w-0">
      <h2 id="exports-title" className="mb-3 text-lg">
        Exportiert
      </h2>
      {exports.length === 0 && <p className="text-sm text-muted">Noch nichts.</p>}
      <ol className="text-sm">
        {exports.map(({ id, at, actor, rows, isComplete, filters }) => (
          <li key={id} className="border-t border-line py-2">
            <p>
              {exportText({ filters })}: {formatCount(rows)} {rows === 1 ? 'Lead' : 'Leads'}
              {!isComplete && ', nicht abgeschlossen'}
            </p>
            <p className="text-xs text-muted">
              {actor}, <time dateTime={at}>{formatDayAndTime(at)}</time>
            </p>
          </li>
        ))}
      </ol>
      <OnlyNewest count={exports.length} />
    </section>
  );
}
