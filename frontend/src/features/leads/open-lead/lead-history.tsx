import type { Lead } from '@fahrzeugpflege/contracts';
import { useId } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Skeleton } from '#components/ui/loading.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { formatDayAndTime } from '#lib/format.ts';
import { useLeadHistory } from '../api/lead-history.ts';
import { besideContacts } from '../contacts/contact-texts.ts';
import { actorText, changeTexts, type HistoryLine, historyLines } from './history-texts.ts';
import { LeadMails } from './lead-mails.tsx';
import { OpenLeadLink } from './open-lead-link.tsx';

/**
 * What happened to a lead since it came in, newest first, but for contacts, which have a list of their own; and what became
 * of its mails.
 */
export function LeadHistory({ lead }: { readonly lead: Lead }) {
  const { data: history, isError, refetch } = useLeadHistory(lead.id);
  const titleId = useId();
  return (
    <>
      {history && <LeadMails lead={lead} mails={history.mails} />}
      <section aria-labelledby={titleId}>
        <h3 id={titleId} className="mb-2 text-base">
          Verlauf
        </h3>
        {history && (
          <ol className="text-sm">
            {historyLines(besideContacts(history.entries, history.contacts), history.wayIn)
              .reverse()
              .map((line) => (
                <Line key={line.entry.id} {...line} />
              ))}
          </ol>
        )}
        {!history && !isError && <Skeleton className="h-16" />}
        {!history && isError && (
          <div className="grid justify-items-start gap-3">
            <Notice tone="danger" role="alert">
              Der Verlauf konnte nicht geladen werden.
            </Notice>
            <Button variant="outline" size="sm" onClick={() => void refetch()}>
              Verlauf erneut laden
            </Button>
          </div>
        )}
      </section>
    </>
  );
}

function Line({ entry, text }: HistoryLine) {
  return (
    <li className="border-t border-line py-2">
      <div>
        {text && (
          <p className="break-words">
            {entry.other ? (
              <OpenLeadLink id={entry.other.id} className="text-link">
                {text}
              </OpenLeadLink>
            ) : (
              text
            )}
          </p>
        )}
        {changeTexts(entry.changes).map(({ label, from, to }) => (
          <p key={label} className="break-words whitespace-pre-wrap">
            <span className="text-muted">{label}:</span> {from} <Arrow /> {to}
          </p>
        ))}
      </div>
      <p className="text-xs text-muted">
        {actorText(entry.actor)}, <time dateTime={entry.at}>{formatDayAndTime(entry.at)}</time>
      </p>
    </li>
  );
}

/** Read as a word, seen as an arrow. */
function Arrow() {
  return (
    <>
      <span aria-hidden="true" className="text-muted">
        →
      </span>
      <span className="sr-only">wird zu</span>
    </>
  );
}
