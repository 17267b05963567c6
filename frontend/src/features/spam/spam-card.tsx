import { formTypeLabels, type SuspectedSpam, spamReasonText, wayInLabels } from '@fahrzeugpflege/contracts';
import { ShieldAlert } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import { BrokenAtSign } from '#features/leads/contacts/contact-links.tsx';
import { typedDetails } from '#features/leads/lead-texts.ts';
import { formatAge, formatDayAndTime } from '#lib/format.ts';

interface SpamCardProps {
  readonly spam: SuspectedSpam;
  readonly isReleasing: boolean;
  readonly onRelease: () => void;
  readonly onDelete: (button: HTMLElement) => void;
}

/** One suspected submission: why it stands here, what was typed, and what to do with it. */
export function SpamCard({ spam, isReleasing, onRelease, onDelete }: SpamCardProps) {
  const { id, receivedAt, wayIn, reason, words } = spam;
  return (
    <article
      aria-labelledby={`spam-${id}`}
      className="grid gap-x-8 gap-y-4 border-t border-line px-4 py-5 first:border-t-0 sm:px-6 lg:grid-cols-[1fr_auto]"
    >
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-2 text-xs text-muted">
          <span className="font-semibold text-ink">{formTypeLabels[words.formType]}</span>
          <span>{wayInLabels[wayIn]}</span>
          <span>
            <time dateTime={receivedAt}>{formatDayAndTime(receivedAt)}</time>, {formatAge(receivedAt)}
          </span>
        </p>
        <h2 id={`spam-${id}`} className="mt-1.5 text-lg leading-tight break-words">
          {words.name}
        </h2>
        <p className="mt-1 flex items-start gap-1.5 text-sm text-accent-deep">
          <ShieldAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {spamReasonText(reason)}
        </p>
        <Typed words={words} />
      </div>
      <div className="grid grid-cols-2 gap-3 self-start sm:flex lg:justify-end">
        <Button variant="outline" size="sm" busyLabel={isReleasing && 'Wird übernommen …'} onClick={onRelease}>
          Kein Spam
        </Button>
        <Button variant="outline" size="sm" onClick={({ currentTarget }) => onDelete(currentTarget)}>
          Löschen
        </Button>
      </div>
    </article>
  );
}

/** The words as they were typed: text and nothing else, whatever they look like. */
function Typed({ words }: Pick<SuspectedSpam, 'words'>) {
  return (
    <div className="mt-3 grid gap-x-10 gap-y-3 text-sm xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        <p className="font-semibold break-words">{words.subject}</p>
        <p className="mt-1 max-w-prose break-words whitespace-pre-wrap">{words.message}</p>
      </div>
      <dl className="grid content-start gap-y-1">
        {typedDetails(words).map(([term, text]) => (
          <div key={term} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3">
            <dt className="text-muted">{term}</dt>
            <dd className="break-words">
              <BrokenAtSign>{text}</BrokenAtSign>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
