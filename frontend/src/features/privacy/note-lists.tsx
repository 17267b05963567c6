import { type ErasureNote, type ExportNote, NOTES_LISTED } from '@fahrzeugpflege/contracts';
import { formatCount, formatDayAndTime } from '#lib/format.ts';
import { erasureText, exportText } from './privacy-texts.ts';

/** What was erased, by whom and why, without the data. */
export function ErasureList({ erasures }: { readonly erasures: readonly ErasureNote[] }) {
  return (
    <section aria-labelledby="erasures-title" className="min-w-0">
      <h2 id="erasures-title" className="mb-3 text-lg">
        Gelöscht
      </h2>
      {erasures.length === 0 && <p className="text-sm text-muted">Noch nichts.</p>}
      <ol className="text-sm">
        {erasures.map(({ id, at, actor, isRunning, ...erasure }) => (
          <li key={id} className="border-t border-line py-2">
            <p>{erasureText(erasure)}</p>
            <p className="text-xs text-muted">
              {actor === 'system' ? 'automatisch' : actor}, <time dateTime={at}>{formatDayAndTime(at)}</time>
              {isRunning && ', läuft noch'}
            </p>
          </li>
        ))}
      </ol>
      <OnlyNewest count={erasures.length} />
    </section>
  );
}

/** Says that there may be more than is listed. */
function OnlyNewest({ count }: { readonly count: number }) {
  return count >= NOTES_LISTED && <p className="mt-2 text-xs text-muted">Gezeigt werden die {NOTES_LISTED} neusten.</p>;
}

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
