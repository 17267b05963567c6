import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { LoadFailure } from '#components/ui/loading.tsx';
import { formatDayAndTime } from '#lib/format.ts';
import { historyActor, historyText } from './account-texts.ts';
import { useAccountHistory } from './accounts.ts';

/** What was done to accounts and by whom, for who wants to know. */
export function AccountHistory() {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className="mt-8">
      <h2 id={`${id}-title`} className="text-lg">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
          className="-mx-2 flex min-h-11 items-center gap-2 rounded-md px-2 hover:bg-sand"
        >
          <ChevronRight aria-hidden="true" className={isOpen ? 'size-5 rotate-90' : 'size-5'} />
          Verlauf
        </button>
      </h2>
      {isOpen && (
        <div id={id} className="mt-2">
          <Entries />
        </div>
      )}
    </section>
  );
}

function Entries() {
  const history = useAccountHistory();
  if (history.isPending) return <p role="status">Verlauf wird geladen …</p>;
  if (!history.data) {
    return <LoadFailure onRetry={() => void history.refetch()}>Der Verlauf konnte nicht geladen werden.</LoadFailure>;
  }
  if (history.data.length === 0) return <p className="text-muted">Noch nichts.</p>;
  return (
    <ol className="max-w-2xl border-b border-line text-sm">
      {history.data.map((entry) => (
        <li key={entry.id} className="grid gap-x-6 border-t border-line py-2.5 sm:grid-cols-[1fr_auto]">
          <span className="min-w-0 break-words">
            <span className="font-semibold">{historyActor(entry)}</span>: {historyText(entry)}
          </span>
          <time dateTime={entry.at} className="text-muted tabular-nums">
            {formatDayAndTime(entry.at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
