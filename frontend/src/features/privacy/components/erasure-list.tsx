import { type ErasureNote, NOTES_LISTED } from '@fahrzeugpflege/contracts';
import { formatDayAndTime } from '#lib/format.ts';
import { erasureText } from '../privacy-texts.ts';

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
export function OnlyNewest({ count }: { readonly count: number }) {
  return count >= NOTES_LISTED && <p className="mt-2 text-xs text-muted">Gezeigt werden die {NOTES_LISTED} neusten.</p>;
}
