import { businessDay, callHref, type LeadToday, type TodayGroup, type TodayLead } from '@fahrzeugpflege/contracts';
import { Phone } from 'lucide-react';
import { type MouseEvent, useId } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { formatCount } from '#lib/format.ts';
import { useMinute } from '#lib/use-minute.ts';
import { useHours } from '../api/lead-summary.ts';
import { writeFilter } from '../filter/filter-address.ts';
import type { ListFilter } from '../filter/list-filter.ts';
import { groupTitle, todayText } from './today-texts.ts';

interface TodayGroupListProps {
  readonly group: TodayGroup;
  readonly today: LeadToday;
  readonly onShow: (lead: TodayLead) => void;
  /** The list shows the group from now on. */
  readonly onShowAll: () => void;
}

/** One group of «Heute»: how many leads, and the first of them. The lists of groups side by side begin at one height. */
export function TodayGroupList({ group, today, onShow, onShowAll }: TodayGroupListProps) {
  const { count, leads } = today.groups[group];
  const now = useMinute() ?? new Date();
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      data-group={group}
      className="row-span-2 grid min-w-0 max-w-md grid-rows-subgrid gap-y-0"
    >
      <div className="flex min-h-7 items-end justify-between gap-3 pb-1 pointer-coarse:items-center pointer-coarse:pb-0">
        <h3
          id={titleId}
          className="text-sm leading-snug font-semibold data-[urgent]:text-danger"
          data-urgent={group === 'overdue' || undefined}
        >
          {groupTitle(group, today.since, now)} <span className="font-normal tabular-nums">({formatCount(count)})</span>
        </h3>
        <ShowAllLink filter={filterOf(group, today)} describedBy={titleId} onShowAll={onShowAll} />
      </div>
      <ul>
        {leads.map((lead) => (
          <TodayRow key={lead.id} group={group} lead={lead} onShow={() => onShow(lead)} />
        ))}
      </ul>
    </section>
  );
}

/** What the list is narrowed to for all of a group; of new leads it can't but show the whole day on which they began. */
function filterOf(group: TodayGroup, { since }: LeadToday): ListFilter {
  return group === 'new' ? { view: 'open', from: businessDay(new Date(since)) } : { view: group };
}

interface ShowAllLinkProps {
  readonly filter: ListFilter;
  readonly describedBy: string;
  readonly onShowAll: () => void;
}

function ShowAllLink({ filter, describedBy, onShowAll }: ShowAllLinkProps) {
  const [query] = useSearchParams();
  return (
    <Link
      to={{ search: writeFilter(query, filter).toString() }}
      preventScrollReset
      aria-describedby={describedBy}
      onClick={onShowAll}
      className="text-link shrink-0 text-xs font-semibold text-petrol pointer-coarse:flex pointer-coarse:min-h-11 pointer-coarse:items-center"
    >
      alle<span className="sr-only"> zeigen</span>
    </Link>
  );
}

interface TodayRowProps {
  readonly group: TodayGroup;
  readonly lead: TodayLead;
  readonly onShow: () => void;
}

/** One lead: who, why it is here, and the way to call them. */
function TodayRow({ group, lead, onShow }: TodayRowProps) {
  const now = useMinute() ?? new Date();
  const { when, what } = todayText(group, lead, { now, hours: useHours() });
  const href = callHref(lead.phoneE164);
  const show = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onShow();
  };
  return (
    <li className="flex items-center gap-1 border-t border-line">
      <a href={`/admin?lead=${lead.id}`} onClick={show} className="group/row block min-w-0 flex-1 py-1.5">
        <span className="block truncate text-sm leading-snug group-hover/row:underline">{lead.name}</span>{' '}
        <span className="line-clamp-2 text-xs break-words text-muted">
          <span
            className="data-[urgent]:font-semibold data-[urgent]:text-danger"
            data-urgent={group === 'overdue' || undefined}
          >
            {when}
          </span>
          {' · '}
          {what}
        </span>
      </a>
      {href && (
        <a
          href={href}
          aria-label={`${lead.name} anrufen`}
          className="-mr-2.5 grid size-9 shrink-0 place-items-center rounded-md text-petrol hover:bg-petrol-wash pointer-coarse:size-11"
        >
          <Phone aria-hidden="true" className="size-4" />
        </a>
      )}
    </li>
  );
}
