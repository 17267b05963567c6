import {
  businessProfile,
  formTypeLabels,
  type Lead,
  type LeadHistory,
  leadStatusLabels,
} from '@fahrzeugpflege/contracts';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { formatDay, formatDayAndTime } from '#lib/format.ts';
import { printedFacts, printedHistory, printedMails, printedWords } from '../sheet-lines.ts';

interface LeadSheetProps {
  readonly lead: Lead;
  /** Undefined until it is loaded. */
  readonly history: LeadHistory | undefined;
}

/**
 * The open lead on paper: beside the page, which is not printed then, whole and without controls. Its style stands in
 * `main.css`.
 */
export function LeadSheet({ lead, history }: LeadSheetProps) {
  return createPortal(
    <article className="print-sheet">
      <header>
        <p>
          {businessProfile.name}, Lead {lead.id}
        </p>
        <h1>{lead.name}</h1>
        <p>
          {leadStatusLabels[lead.status]}, {formTypeLabels[lead.formType]}, eingegangen am{' '}
          {formatDayAndTime(lead.createdAt)}
        </p>
      </header>
      <section>
        <h2>{lead.subject}</h2>
        <p className="whitespace-pre-wrap">{lead.message}</p>
      </section>
      <Part title="Angaben">
        <Pairs pairs={printedFacts(lead)} />
      </Part>
      {history?.words && (
        <Part title="So geschrieben">
          <Pairs pairs={printedWords(history.words)} />
        </Part>
      )}
      {history ? (
        <Part title="Verlauf">
          <Pairs pairs={[...printedHistory(history), ...printedMails(history)]} />
        </Part>
      ) : (
        <p>Der Verlauf war beim Drucken nicht geladen.</p>
      )}
      <footer>Gedruckt am {formatDay(new Date().toISOString())}. Enthält Personendaten.</footer>
    </article>,
    document.body,
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Terms may repeat, as two things may happen in the same minute. */
function Pairs({ pairs }: { readonly pairs: readonly (readonly [string, string])[] }) {
  return (
    <dl>
      {pairs.map(([term, text], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paper is drawn once, in this order
        <div key={index}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
