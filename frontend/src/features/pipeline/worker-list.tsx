import type { WorkerProcess } from '@fahrzeugpflege/contracts';
import { CircleCheck, CircleDotDashed, CircleX } from 'lucide-react';
import { formatAge, formatDayAndTime } from '#lib/format.ts';

interface WorkerListProps {
  /** Null when they are not known. */
  readonly workers: readonly WorkerProcess[] | null;
  readonly now: Date;
}

/** The worker processes by their signs of life. */
export function WorkerList({ workers, now }: WorkerListProps) {
  return (
    <section aria-labelledby="worker">
      <h2 id="worker" className="mb-3 text-lg">
        Worker
      </h2>
      {workers && workers.length > 0 ? (
        <ul className="overflow-hidden rounded-lg border border-line bg-surface">
          {workers.map((worker) => (
            <WorkerRow key={worker.id} worker={worker} now={now} />
          ))}
        </ul>
      ) : (
        <p className="rounded-lg border border-dashed border-line-strong px-4 py-6 text-sm text-muted sm:px-6">
          {workers ? 'Kein Worker hat in der letzten Stunde ein Lebenszeichen gegeben.' : 'Nicht bekannt.'}
        </p>
      )}
    </section>
  );
}

function WorkerRow({ worker, now }: { readonly worker: WorkerProcess; readonly now: Date }) {
  const { Icon, tone, text } = conditionOf(worker, now);
  return (
    <li className="border-t border-line px-4 py-3 first:border-t-0 sm:px-6">
      <p className="flex items-center gap-2 text-sm font-semibold">
        <Icon aria-hidden="true" className={`size-4 shrink-0 ${tone}`} />
        {text}
      </p>
      <p className="mt-1 text-sm break-words">
        {worker.host}, Prozess {worker.pid}
      </p>
      <p className="text-xs text-muted">
        seit <time dateTime={worker.startedAt}>{formatDayAndTime(worker.startedAt)}</time>, Version {worker.version}
      </p>
    </li>
  );
}

function conditionOf({ isAlive, isWorking, seenAt }: WorkerProcess, now: Date) {
  if (!isAlive) {
    return {
      Icon: CircleX,
      tone: 'text-danger',
      text: `Kein Lebenszeichen mehr, das letzte ${formatAge(seenAt, now)}`,
    };
  }
  return isWorking
    ? { Icon: CircleCheck, tone: 'text-petrol', text: 'Läuft' }
    : { Icon: CircleDotDashed, tone: 'text-accent-deep', text: 'Wartet auf die Warteschlange' };
}
