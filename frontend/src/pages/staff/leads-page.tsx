import { Keyboard } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { exactCount, useLeadSummary, useTypeCounts } from '#features/leads/api/lead-summary.ts';
import { useLeads } from '#features/leads/api/leads.ts';
import { ExportButton } from '#features/leads/export-leads.tsx';
import { useLeadFilter, writeFilter } from '#features/leads/filter/filter-address.ts';
import { LeadFilters } from '#features/leads/filter/lead-filters.tsx';
import { formTypeOf, LeadViews, TypeTabs, tabOf } from '#features/leads/filter/lead-tabs.tsx';
import { isFiltered, isNarrowed, type ListFilter } from '#features/leads/filter/list-filter.ts';
import { SortChoice } from '#features/leads/filter/sort-choice.tsx';
import { KeysDialog } from '#features/leads/keys-dialog.tsx';
import { useLeadKeys } from '#features/leads/lead-keys.ts';
import { LayoutSwitch, useListLayout } from '#features/leads/list/layout-switch.tsx';
import { LeadList } from '#features/leads/list/lead-list.tsx';
import { ResultLine, SummaryCards, totalOf } from '#features/leads/list/list-counts.tsx';
import { LiveStatus } from '#features/leads/live/live-notices.tsx';
import { useLiveLeads } from '#features/leads/live/use-live-leads.ts';
import { LeadPane } from '#features/leads/open-lead/lead-pane.tsx';
import { leadPane } from '#features/leads/open-lead/leave-form.ts';
import { OpenLeadDialog, useOpenLead } from '#features/leads/open-lead/open-lead.tsx';
import { readOpenLead } from '#features/leads/open-lead/open-lead-address.ts';
import { TodayStrip } from '#features/leads/today/today-strip.tsx';
import { PageHeading } from '#features/staff-area/page-heading.tsx';

const NONE = [] as const;

/** «Leads-Management»: counts, what is to be done today, filters, the list, and the lead that is open. */
export function LeadsPage() {
  const [filter, setFilter] = useLeadFilter();
  const [query] = useSearchParams();
  const leads = useLeads(filter, readOpenLead(query)?.id);
  const { data: summary } = useLeadSummary('always');
  const { layout, hasPane } = useListLayout();
  const opened = useOpenLead(leads.data?.leads ?? NONE, hasPane);
  const live = useLiveLeads(opened.lead?.id);
  const searchInput = useRef<HTMLInputElement>(null);
  const list = useTopOfList(filter);
  const [areKeysShown, setKeysShown] = useState(false);
  useLeadKeys({
    onSearch: useCallback(() => searchInput.current?.select(), []),
    onHelp: useCallback(() => setKeysShown(true), []),
    onMove: useReadOn(opened.open, hasPane),
  });
  const typeCounts = useTypeCounts(filter);
  const counts = leads.data?.isSimilar ? undefined : typeCounts;
  const total = totalOf(filter, summary) ?? exactCount(counts, filter.formType);
  return (
    <>
      <div className="page-width pt-4 pb-3 md:pt-6">
        <PageHeading
          title="Leads-Management"
          aside={
            <div className="-mr-2 flex items-center gap-2 print:hidden">
              <ExportButton filter={filter} />
              <KeysButton onClick={() => setKeysShown(true)} />
            </div>
          }
        />
        <div className="mt-3">
          <SummaryCards summary={summary} />
        </div>
        <div className="mt-3 print:hidden">
          <TodayStrip
            onShow={({ id }) => opened.open(id, 'details')}
            onShowAll={() => list.current?.scrollIntoView()}
          />
        </div>
      </div>
      <LeadFilters filter={filter} isWaiting={leads.isPlaceholderData} searchInput={searchInput} onChange={setFilter} />
      <Tabs.Root
        ref={list}
        value={tabOf(filter.formType)}
        // Each choice is asked for and kept in the history: arrows alone only lead to a tab.
        activationMode="manual"
        onValueChange={(tab) => setFilter({ ...filter, formType: formTypeOf(tab) })}
        className="page-width pt-2 pb-10"
      >
        <div className="flex items-center gap-x-6">
          <LeadViews filter={filter} summary={summary} />
          <div className="ml-auto flex shrink-0 items-center gap-3 max-lg:hidden print:hidden">
            <SortChoice filter={filter} onChange={setFilter} isLabelHidden />
            <LayoutSwitch />
          </div>
        </div>
        <div className="mb-3 flex flex-wrap items-center gap-x-4">
          <TypeTabs chosen={filter.formType} counts={counts} />
          {leads.data && (
            <ResultLine
              loaded={leads.data.leads.length}
              hasMore={leads.hasNextPage}
              total={total}
              isWaiting={leads.isPlaceholderData}
              onReset={isNarrowed(filter) ? () => setFilter({}) : undefined}
            />
          )}
        </div>
        <Tabs.Content value={tabOf(filter.formType)} tabIndex={-1} className="outline-none">
          <div className={hasPane ? 'grid grid-cols-2 items-start gap-6 print:block' : undefined}>
            <div className="min-w-0">
              <LeadList
                leads={leads}
                total={total}
                isFiltered={isFiltered(filter)}
                layout={layout}
                filterName={filterName(filter)}
                besideId={hasPane ? opened.lead?.id : undefined}
                onOpen={({ id }, mode) => opened.open(id, mode)}
                onEnter={({ id }) => {
                  opened.open(id, 'details');
                  leadPane()?.focus();
                }}
                onLeave={opened.close}
              />
            </div>
            {hasPane && <LeadPane opened={opened} />}
          </div>
        </Tabs.Content>
        <LiveStatus {...live} />
      </Tabs.Root>
      <OpenLeadDialog opened={opened} hasPane={hasPane} />
      {areKeysShown && <KeysDialog onClose={() => setKeysShown(false)} />}
    </>
  );
}

/** For whoever has a keyboard: `?` does the same. */
function KeysButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-9 items-center gap-2 rounded-md px-2 text-sm text-muted hover:text-ink pointer-coarse:hidden"
    >
      <Keyboard aria-hidden="true" className="size-4" /> Tasten
    </button>
  );
}

/** Says whether two filters are the same. */
function filterName(filter: ListFilter): string {
  return writeFilter(new URLSearchParams(), filter).toString();
}

/** How long a lead has the focus until the pane shows it: whoever holds the key down wants none on the way. Milliseconds. */
const READING = 150;

/** Shows in the pane whichever lead the keys have come to. */
function useReadOn(open: (id: string, mode: 'details') => void, hasPane: boolean): (id: string) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const read = useEffectEvent((id: string) => open(id, 'details'));
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (id) => {
      clearTimeout(timer.current);
      if (hasPane) timer.current = setTimeout(() => read(id), READING);
    },
    [hasPane],
  );
}

/** Shows another filter's leads from the first one: for the element that begins with the list's tabs. */
function useTopOfList(filter: ListFilter): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const chosen = filterName(filter);
  const shown = useRef(chosen);
  useEffect(() => {
    if (shown.current === chosen) return;
    shown.current = chosen;
    const isAbove = (list.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isAbove) list.current?.scrollIntoView();
  }, [chosen]);
  return list;
}
