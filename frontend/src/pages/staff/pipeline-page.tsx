import type { PipelineState } from '@fahrzeugpflege/contracts';
import { useRef } from 'react';
import { FailedJobs } from '#features/pipeline/failed-jobs.tsx';
import { LeadWay } from '#features/pipeline/lead-way.tsx';
import { usePipelineState } from '#features/pipeline/pipeline.ts';
import { type Finding, findingsOf } from '#features/pipeline/pipeline-findings.ts';
import { QueueTable } from '#features/pipeline/queue-table.tsx';
import { useRetry } from '#features/pipeline/retry.tsx';
import { Verdict } from '#features/pipeline/verdict.tsx';
import { WorkerList } from '#features/pipeline/worker-list.tsx';
import { PageHeading } from '#features/staff-area/page-heading.tsx';

const UNANSWERED: Finding = {
  tone: 'unknown',
  text: 'Server oder Datenbank antworten nicht.',
  advice:
    'Wie es um die Pipeline steht, ist darum nicht bekannt. Diese Seite fragt alle fünf Sekunden wieder. Was sie unten zeigt, ist der letzte bekannte Stand.',
};

const timeOfDay = new Intl.DateTimeFormat('de-CH', { timeStyle: 'medium', timeZone: 'Europe/Zurich' });

/** «Pipeline»: whether anything is stuck, why, and another try. */
export function PipelinePage() {
  const { data: state, isError } = usePipelineState();
  const verdict = useRef<HTMLHeadingElement>(null);
  // The button that was pressed goes away with what it stood for.
  const retry = useRetry(() => verdict.current?.focus());
  const findings = [...(isError ? [UNANSWERED] : []), ...(state ? findingsOf(state, new Date(state.at)) : [])];
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-8 pt-4 pb-10 md:pt-6">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <PageHeading
          title="Pipeline"
          aside={
            state && <p className="text-sm text-muted tabular-nums">Stand {timeOfDay.format(new Date(state.at))}</p>
          }
        />
        {state || isError ? (
          <Verdict headingRef={verdict} findings={findings} retry={retry} />
        ) : (
          <p role="status" className="text-muted">
            Wird geprüft …
          </p>
        )}
      </div>
      {state && <Details state={state} retry={retry} />}
    </div>
  );
}

interface DetailsProps {
  readonly state: PipelineState;
  readonly retry: ReturnType<typeof useRetry>;
}

function Details({ state, retry }: DetailsProps) {
  const hasFailedJobs = state.queues.some(({ depth }) => depth && depth.failed > 0);
  return (
    <>
      <LeadWay state={state} />
      {hasFailedJobs && <FailedJobs queues={state.queues} retry={retry} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
        <WorkerList workers={state.workers} now={new Date(state.at)} />
        <QueueTable engine={state.engine} queues={state.queues} />
      </div>
    </>
  );
}
