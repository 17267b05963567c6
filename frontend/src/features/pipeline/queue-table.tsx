import type { PipelineState, QueueName } from '@fahrzeugpflege/contracts';
import { ArrowUpRight } from 'lucide-react';
import { formatCount } from '#lib/format.ts';

const COLUMNS = [
  ['waiting', 'wartet'],
  ['delayed', 'später'],
  ['active', 'läuft'],
  ['failed', 'gescheitert'],
] as const;

const ENGINES = { postgres: 'PostgreSQL', redis: 'Redis' } as const;

/** How full each queue is, and the way to its single jobs. */
export function QueueTable({ engine, queues }: Pick<PipelineState, 'engine' | 'queues'>) {
  return (
    <section aria-labelledby="warteschlangen">
      <h2 id="warteschlangen" className="mb-3 text-lg">
        Warteschlangen <span className="text-sm font-normal text-muted">in {ENGINES[engine.kind]}</span>
      </h2>
      <div className="overflow-hidden rounded-lg border border-line bg-surface">
        <table className="w-full text-sm">
          <thead className="text-xs text-muted">
            <tr>
              <th scope="col" className="py-2 pr-2 pl-4 text-left font-normal sm:px-6">
                Aufträge
              </th>
              {COLUMNS.map(([key, label]) => (
                <th
                  key={key}
                  scope="col"
                  className="py-2 pr-2 text-right font-normal last:pr-4 sm:w-[14%] sm:pr-3 sm:last:pr-6"
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {queues.map(({ queue, depth }) => (
              <tr key={queue} data-queue={queue} className="border-t border-line">
                <th scope="row" className="py-3 pr-2 pl-4 text-left font-semibold sm:px-6">
                  {queueLabels[queue]}
                </th>
                {COLUMNS.map(([key]) => (
                  <td key={key} className="py-3 pr-2 text-right sm:pr-3 tabular-nums last:pr-4 sm:last:pr-6">
                    {depth ? formatCount(depth[key]) : <span title="nicht bekannt">–</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {/* Of the server, not of this application: a real link. */}
      <a href="/admin/queues" className="text-link mt-3 inline-flex min-h-11 items-center gap-1 text-sm font-semibold">
        Einzelne Aufträge ansehen <ArrowUpRight aria-hidden="true" className="size-4" />
      </a>
    </section>
  );
}

/** What the jobs of a queue do. */
export const queueLabels: Record<QueueName, string> = {
  'lead-received': 'Lead anlegen',
  'lead-mail': 'Mail senden',
  housekeeping: 'Aufbe\u00adwahrung',
};
