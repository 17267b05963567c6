import {
  FORM_TYPES,
  type FormType,
  formTypeLabels,
  type LeadCounts,
  type LeadSummary,
  type LeadView,
  leadViewLabels,
} from '@fahrzeugpflege/contracts';
import { TriangleAlert } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { type RefObject, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { formatCount } from '#lib/format.ts';
import { countOf } from '../api/lead-summary.ts';
import { writeFilter } from './filter-address.ts';
import type { ListFilter } from './list-filter.ts';

/** In the order of a day's work: all that is left to do, then what must not wait. */
const VIEWS: readonly (LeadView | undefined)[] = [undefined, 'open', 'overdue', 'followUp', 'planned', 'mine'];

interface LeadViewsProps {
  readonly filter: ListFilter;
  readonly summary: LeadSummary | undefined;
}

/** Ready-made views of the list, each with how many leads wait in it. */
export function LeadViews({ filter, summary }: LeadViewsProps) {
  const row = useChosenInSight<HTMLUListElement>(filter.view);
  return (
    <nav aria-label="Ansichten" className="min-w-0">
      <ul ref={row} className="-mx-1 flex gap-1 overflow-x-auto p-1 [scrollbar-width:none] max-md:-mx-5 max-md:px-5">
        {VIEWS.map((view) => (
          <li key={view ?? 'all'}>
            <ViewLink view={view} filter={filter} count={view && summary?.views[view]} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ViewLinkProps {
  readonly view: LeadView | undefined;
  readonly filter: ListFilter;
  readonly count: number | undefined;
}

function ViewLink({ view, filter, count }: ViewLinkProps) {
  const [query] = useSearchParams();
  const isUrgent = view === 'overdue' && count !== undefined && count > 0;
  return (
    <Link
      to={{ search: writeFilter(query, { ...filter, view }).toString() }}
      preventScrollReset
      aria-current={filter.view === view ? 'true' : undefined}
      data-urgent={isUrgent || undefined}
      className={
        'flex min-h-9 items-center gap-1.5 rounded-full border border-line px-3 text-sm whitespace-nowrap text-muted hover:border-petrol ' +
        'hover:text-ink aria-[current]:border-petrol aria-[current]:bg-petrol aria-[current]:font-semibold ' +
        'aria-[current]:text-paper print:aria-[current]:text-ink pointer-coarse:min-h-11 data-[urgent]:not-aria-[current]:border-danger ' +
        'data-[urgent]:not-aria-[current]:bg-danger-wash data-[urgent]:not-aria-[current]:font-semibold ' +
        'data-[urgent]:not-aria-[current]:text-danger'
      }
    >
      {isUrgent && <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0" />}
      <span>
        {view ? leadViewLabels[view] : 'Alle'}
        {view && <span className="tabular-nums">&nbsp;({count === undefined ? '–' : formatCount(count)})</span>}
      </span>
    </Link>
  );
}

const ALL = 'all';

interface TypeTabsProps {
  readonly chosen: FormType | undefined;
  /** Undefined while nobody knows. */
  readonly counts: LeadCounts | undefined;
}

/** The tabs by form type, each with how many leads it would show. */
export function TypeTabs({ chosen, counts }: TypeTabsProps) {
  const row = useChosenInSight<HTMLDivElement>(chosen);
  return (
    <Tabs.List
      ref={row}
      aria-label="Art der Anfrage"
      className="-mx-1 flex min-w-0 overflow-x-auto px-1 [scrollbar-width:none] max-md:-mx-5 max-md:px-5"
    >
      <TypeTab value={ALL} label="Alle" count={countText(counts, undefined)} />
      {FORM_TYPES.map((type) => (
        <TypeTab key={type} value={type} label={formTypeLabels[type]} count={countText(counts, type)} />
      ))}
    </Tabs.List>
  );
}

/** The tab of a form type; «all» when none is chosen. */
export function tabOf(formType: FormType | undefined): string {
  return formType ?? ALL;
}

/** The form type that a tab stands for. */
export function formTypeOf(tab: string): FormType | undefined {
  return FORM_TYPES.find((type) => type === tab);
}

/** «1000+» where there are more than were counted. */
function countText(counts: LeadCounts | undefined, formType: FormType | undefined): string {
  return counts ? `${formatCount(countOf(counts, formType))}${counts.isAtLeast ? '+' : ''}` : '–';
}

function TypeTab(props: { readonly value: string; readonly label: string; readonly count: string }) {
  return (
    <Tabs.Trigger
      value={props.value}
      className={
        'flex min-h-11 items-center gap-1.5 border-b-2 border-transparent px-3 text-sm whitespace-nowrap text-muted ' +
        'hover:text-ink focus-visible:outline-offset-[-3px] data-[state=active]:border-petrol ' +
        'data-[state=active]:font-semibold data-[state=active]:text-ink'
      }
    >
      {props.label} <span className="text-xs tabular-nums">{props.count}</span>
    </Tabs.Trigger>
  );
}

/** Scrolls a row that is wider than a phone sideways, so that what is chosen in it stands in its middle. */
function useChosenInSight<T extends HTMLElement>(chosen: string | undefined): RefObject<T | null> {
  const row = useRef<T>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice marks another element
  useEffect(() => {
    const mark = row.current?.querySelector('[aria-selected="true"], [aria-current="true"]');
    if (!row.current || !mark) return;
    const [frame, place] = [row.current.getBoundingClientRect(), mark.getBoundingClientRect()];
    row.current.scrollLeft += place.left - frame.left - (frame.width - place.width) / 2;
  }, [chosen]);
  return row;
}
