import { firstLine, type ListedLead, leadStatusLabels } from '@fahrzeugpflege/contracts';
import type { KeyboardEvent } from 'react';
import { useSession } from '#features/session/session.ts';
import { classNames } from '#lib/class-names.ts';
import { statusIcons } from '../lead-status.tsx';
import { aboutText } from '../lead-texts.ts';
import { LiveMark } from '../live/live-notices.tsx';
import type { OpenMode } from '../open-lead/open-lead-address.ts';
import { RowKeyButtons } from './key-buttons.tsx';
import type { FeedPlace } from './lead-feed.tsx';
import { ShortDue } from './lead-marks.tsx';
import { Age, NameLink } from './lead-parts.tsx';

/** More than a row holds. */
const LINE_LIMIT = 160;

interface LeadRowProps {
  readonly lead: ListedLead;
  readonly at: FeedPlace;
  readonly isSelected: boolean;
  /** It stands in the pane beside the list. */
  readonly isOpen: boolean;
  readonly onSelect: (isRange: boolean) => void;
  readonly onOpen: (mode: OpenMode) => void;
  /** Opens it and goes on there. */
  readonly onEnter: () => void;
  /** Gives it up where it is open. */
  readonly onLeave: () => void;
}

/** One lead in the dense list, in two lines; a phone leaves out number and person. */
export function LeadRow({ lead, at, isSelected, isOpen, onSelect, onOpen, onEnter, onLeave }: LeadRowProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter') onEnter();
    else if (event.key === 'Escape' && isOpen) onLeave();
    else return;
    event.preventDefault();
  };
  return (
    <article
      aria-labelledby={`lead-${lead.id}`}
      aria-posinset={at.place}
      aria-setsize={at.of}
      aria-current={isOpen ? 'true' : undefined}
      data-lead={lead.id}
      data-selected={isSelected || undefined}
      tabIndex={at.isEntry ? 0 : -1}
      onFocus={at.onFocus}
      onBlur={at.onBlur}
      onKeyDown={onKeyDown}
      className={classNames(
        at.place > 1 && 'border-t border-line',
        'relative grid min-h-11 scroll-mt-16 items-center gap-x-2 py-0.5 pr-3 text-xs hover:bg-white',
        'focus-visible:z-10 focus-visible:bg-white focus-visible:outline-offset-[-3px]',
        'data-selected:bg-petrol-wash aria-[current]:bg-white aria-[current]:shadow-[inset_3px_0_0_var(--color-petrol)]',
        'grid-cols-[2.75rem_1rem_minmax(0,1fr)_auto_5.25rem]',
        "[grid-template-areas:'check_status_name_due_due''check_._about_about_age']",
        '@xl:grid-cols-[2.25rem_1rem_minmax(0,1fr)_auto_5.5rem]',
        "@xl:[grid-template-areas:'check_status_name_due_age''check_._about_about_who']",
      )}
    >
      {at.isEntry && <RowKeyButtons lead={lead} onOpen={onOpen} />}
      <SelectBox lead={lead} isSelected={isSelected} isEntry={at.isEntry} onSelect={onSelect} />
      <Status lead={lead} />
      <div className="flex min-w-0 items-baseline gap-x-2 [grid-area:name]">
        <h2
          id={`lead-${lead.id}`}
          className="min-w-0 truncate font-sans text-sm leading-5 font-semibold tracking-normal"
        >
          <NameLink lead={lead} onShow={() => onOpen('details')} />
        </h2>
        <span aria-hidden="true" className="shrink-0 text-muted @max-xl:hidden">
          {leadStatusLabels[lead.status]}
        </span>
        <span className="shrink-0 empty:hidden">
          <LiveMark leadId={lead.id} />
        </span>
      </div>
      <div className="flex min-w-0 items-center gap-x-2 text-muted [grid-area:about]">
        <p className="flex-1 truncate leading-[1.125rem]">
          <span className="text-ink not-empty:after:text-muted not-empty:after:content-['_–_']">{aboutText(lead)}</span>
          {firstLine(lead.message, LINE_LIMIT) || lead.subject}
        </p>
        <span className="whitespace-nowrap tabular-nums empty:hidden @max-xl:hidden">{lead.phone}</span>
      </div>
      <span className="justify-self-end whitespace-nowrap [grid-area:due]">
        <ShortDue lead={lead} />
      </span>
      <span className="justify-self-end truncate text-muted [grid-area:who] @max-xl:hidden">
        <Worker lead={lead} />
      </span>
      <span className="justify-self-end whitespace-nowrap [grid-area:age]">
        <Age of={lead.createdAt} />
      </span>
    </article>
  );
}

interface SelectBoxProps extends Pick<LeadRowProps, 'lead' | 'isSelected' | 'onSelect'> {
  /** Of the row that the tab key enters the list at, the box is its next stop. */
  readonly isEntry: boolean;
}

/** As high as the row and wide enough for a thumb. */
function SelectBox({ lead, isSelected, isEntry, onSelect }: SelectBoxProps) {
  return (
    <label className="relative z-1 grid h-full cursor-pointer place-items-center [grid-area:check] print:invisible">
      <input
        type="checkbox"
        aria-label={`${lead.name} auswählen`}
        data-key="x"
        tabIndex={isEntry ? 0 : -1}
        checked={isSelected}
        onChange={({ nativeEvent }) => onSelect(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        className="size-4 accent-petrol pointer-coarse:size-5"
      />
    </label>
  );
}

function Status({ lead: { status } }: Pick<LeadRowProps, 'lead'>) {
  const Icon = statusIcons[status];
  return (
    <span data-status={status} title={leadStatusLabels[status]} className="[grid-area:status]">
      <Icon
        aria-hidden="true"
        className={classNames('size-4', status === 'pending' ? 'text-accent-deep' : 'text-petrol')}
      />
      <span className="sr-only">{leadStatusLabels[status]}</span>
    </span>
  );
}

function Worker({ lead: { assignedTo } }: Pick<LeadRowProps, 'lead'>) {
  const username = useSession().data?.username;
  if (assignedTo === null) return null;
  return assignedTo === username ? 'Sie' : assignedTo;
}
