import {
  CLOSED_STATUSES,
  FORM_TYPES,
  formTypeLabels,
  leadStatusLabels,
  type PrivacyOverview,
} from '@fahrzeugpflege/contracts';
import type { ReactNode } from 'react';
import { formatCount } from '#lib/format.ts';
import { dueText, monthsText, runText } from './privacy-texts.ts';

/** What is kept for how long, and what of it is past its time. */
export function RetentionTable({ overview }: { readonly overview: PrivacyOverview }) {
  const { retention, due } = overview;
  return (
    <section aria-labelledby="retention-title">
      <h2 id="retention-title" className="text-lg">
        Aufbewahrung
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-sm text-muted">
        Jede Nacht werden Leads anonymisiert, deren Frist seit der letzten Änderung abgelaufen ist. Offene Leads und
        solche mit einer künftigen Wiedervorlage bleiben.
      </p>
      <table className="w-full max-w-2xl text-sm tabular-nums">
        <caption className="sr-only">
          Fristen nach Art und Status, darunter, wie viele Leads sie überschritten haben
        </caption>
        <thead>
          <tr className="text-left text-muted">
            <th scope="col" className="py-2 pr-4 font-normal">
              Art
            </th>
            {CLOSED_STATUSES.map((status) => (
              <th key={status} scope="col" className="py-2 pr-4 font-normal">
                {leadStatusLabels[status]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FORM_TYPES.map((kind) => (
            <tr key={kind} className="border-t border-line align-baseline">
              <th scope="row" className="py-2 pr-4 text-left font-semibold">
                {formTypeLabels[kind]}
              </th>
              {CLOSED_STATUSES.map((status) => (
                <td key={status} className="py-2 pr-4">
                  {monthsText(retention.leads[kind]?.[status])}
                  <Due count={due.leads[kind]?.[status] ?? 0} />
                </td>
              ))}
            </tr>
          ))}
          <Row of="Spamverdacht">
            {retention.suspectedSpamDays} Tage, dann gelöscht
            <Due count={due.suspectedSpam} />
          </Row>
          <Row of="Chats">
            {retention.conversationDays} Tage nach der letzten Nachricht, dann gelöscht
            <Due count={due.conversations} />
          </Row>
          <Row of="Protokoll">{retention.noteYears} Jahre, dann gelöscht</Row>
        </tbody>
      </table>
      <p className="mt-4 font-semibold">{dueText(overview)}</p>
      <p className="mt-1 text-sm text-muted">{runText(overview)}</p>
    </section>
  );
}

/** A period that no status changes. */
function Row({ of, children }: { readonly of: string; readonly children: ReactNode }) {
  return (
    <tr className="border-t border-line align-baseline last:border-b">
      <th scope="row" className="py-2 pr-4 text-left font-semibold">
        {of}
      </th>
      <td colSpan={CLOSED_STATUSES.length} className="py-2">
        {children}
      </td>
    </tr>
  );
}

function Due({ count }: { readonly count: number }) {
  return (
    count > 0 && <span className="block text-xs font-semibold text-accent-deep">{formatCount(count)} abgelaufen</span>
  );
}
