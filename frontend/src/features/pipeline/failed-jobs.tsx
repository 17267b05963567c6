import type { FailedJob, PipelineState, QueueName } from '@fahrzeugpflege/contracts';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { formatAge, formatDayAndTime } from '#lib/format.ts';
import { useFailedJobs } from './pipeline.ts';
import { queueLabels } from './queue-table.tsx';
import { RetryButton, type useRetry } from './retry.tsx';

const FIRST_PAGE = 10;
const LONGEST_PAGE = 100;
const IDS_SHOWN = 3;

interface FailedJobsProps {
  readonly queues: PipelineState['queues'];
  readonly retry: ReturnType<typeof useRetry>;
}

/** The jobs that failed for good, with what stood in their way. */
export function FailedJobs({ queues, retry }: FailedJobsProps) {
  const failed = queues.filter(({ depth }) => depth && depth.failed > 0);
  return (
    <section aria-labelledby="gescheitert">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="gescheitert" className="text-lg">
          Gescheiterte Aufträge
        </h2>
        <RetryButton target={{ kind: 'all' }} retry={retry} label="Alle erneut versuchen" />
      </div>
      <div className="grid gap-4">
        {failed.map(({ queue }) => (
          <FailedJobsOfQueue key={queue} queue={queue} retry={retry} />
        ))}
      </div>
    </section>
  );
}

function FailedJobsOfQueue({ queue, retry }: { readonly queue: QueueName; readonly retry: FailedJobsProps['retry'] }) {
  const [limit, setLimit] = useState(FIRST_PAGE);
  const { data, isError } = useFailedJobs(queue, limit);
  if (!data) {
    const text = 'Die gescheiterten Aufträge konnten nicht geladen werden.';
    return isError ? <Notice tone="danger">{text}</Notice> : <p className="text-sm text-muted">Wird geladen …</p>;
  }
  const hasMore = data.total > data.jobs.length && limit < LONGEST_PAGE;
  return (
    <div>
      <h3 className="mb-2 text-sm text-muted">
        {queueLabels[queue]} <span className="tabular-nums">({data.total})</span>
      </h3>
      <ul className="overflow-hidden rounded-lg border border-line bg-surface">
        {data.jobs.map((job) => (
          <FailedJobRow key={job.id} job={job} retry={retry} />
        ))}
      </ul>
      {hasMore && (
        <Button variant="outline" size="sm" className="mt-3" onClick={() => setLimit(LONGEST_PAGE)}>
          Weitere anzeigen
        </Button>
      )}
    </div>
  );
}

function FailedJobRow({ job, retry }: { readonly job: FailedJob; readonly retry: FailedJobsProps['retry'] }) {
  const { id, queue, reason, failedAt, attempts } = job;
  return (
    <li
      data-job={`${queue}/${id}`}
      className="grid gap-3 border-t border-line px-4 py-4 first:border-t-0 sm:grid-cols-[1fr_auto] sm:items-center sm:px-6"
    >
      <div className="min-w-0">
        <p className="font-semibold">{reason}</p>
        <p className="text-sm text-muted">
          Auftrag {id}
          {failedAt && (
            <>
              , gescheitert{' '}
              <time dateTime={failedAt} title={formatDayAndTime(failedAt)}>
                {formatAge(failedAt)}
              </time>
            </>
          )}{' '}
          nach {attempts === 1 ? '1 Versuch' : `${attempts} Versuchen`}
        </p>
        <Ids job={job} />
      </div>
      <RetryButton
        target={{ kind: 'job', queue, jobId: id }}
        retry={retry}
        subject={`${queueLabels[queue]}, Auftrag ${id}`}
        className="justify-self-start"
      />
    </li>
  );
}

function Ids({ job: { queue, ids, carriesSubmissions } }: { readonly job: FailedJob }) {
  const what = queue === 'lead-mail' ? 'Mail' : 'Anfrage';
  const more = ids.length - IDS_SHOWN;
  return (
    <div className="mt-1 text-xs text-muted">
      {ids.slice(0, IDS_SHOWN).map((id) => (
        <p key={id} className="break-all tabular-nums">
          {what} {id}
        </p>
      ))}
      {more > 0 && <p>und {more} weitere</p>}
      {carriesSubmissions && <p>Enthält Anfragen, die ohne Datenbank angenommen wurden: nicht löschen.</p>}
    </div>
  );
}
