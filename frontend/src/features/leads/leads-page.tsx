import { Keyboard } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useCallback, useRef, useState } from 'react';
import { PageHead } from '../staff-area/components/page-head.tsx';
import { useLeadSummary } from './api/lead-summary.ts';
import { useLeads } from './api/leads.ts';
import { ExportButton } from './export/components/export-button.tsx';
import { LeadFilters } from './filter/components/lead-filters.tsx';
import { LeadViews } from './filter/components/lead-views.tsx';
import { formTypeOf, TypeTabs, tabOf } from './filter/components/type-tabs.tsx';
import { isFiltered, isNarrowed } from './filter/list-filter.ts';
import { useLeadFilter } from './filter/use-lead-filter.ts';
import { KeysDialog } from './keyboard/keys-dialog.tsx';
import { useLeadKeys } from './keyboard/use-lead-keys.ts';
import { LeadList } from './list/components/lead-list.tsx';
import { ResultLine } from './list/components/result-line.tsx';
import { SummaryCards } from './list/components/summary-cards.tsx';
import { totalOf } from './list/list-total.ts';
import { useTopOfList } from './list/use-top-of-list.ts';
import { LiveStatus } from './live/components/live-status.tsx';
import { useLiveLeads } from './live/use-live-leads.ts';
import { OpenLeadDialog } from './open-lead/open-lead-dialog.tsx';
import { useOpenLead } from './open-lead/use-open-lead.ts';

const NONE = [] as const;

/** «Leads-Management»: counts, filters, the list, and the lead that is open. */
export function LeadsPage() {
  const [filter, setFilter] = useLeadFilter();
  const leads = useLeads(filter);
  const { data: summary } = useLeadSummary('always');
  const opened = useOpenLead(leads.data?.leads ?? NONE);
  const live = useLiveLeads(opened.lead?.id);
  const searchInput = useRef<HTMLInputElement>(null);
  const list = useTopOfList(filter);
  const [areKeysShown, setKeysShown] = useState(false);
  useLeadKeys({
    onSearch: useCallback(() => searchInput.current?.select(), []),
    onHelp: useCallback(() => setKeysShown(true), []),
  });
  const total = totalOf(filter, summary);
  return (
    <>
      <div className="page-width pt-4 pb-3 md:pt-6">
        <PageHead
          title="Leads-Management"
          aside={
            <div className="-mr-2 flex items-center gap-2">
              <ExportButton filter={filter} />
              <KeysButton onClick={() => setKeysShown(true)} />
            </div>
          }
        />
        <div className="mt-3">
          <SummaryCards summary={summary} />
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
        <LeadViews filter={filter} summary={summary} />
        <div className="mb-3 flex flex-wrap items-center gap-x-4">
          <TypeTabs chosen={filter.formType} summary={summary} />
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
          <LeadList
            leads={leads}
            total={total}
            isFiltered={isFiltered(filter)}
            onShow={({ id }) => opened.open(id, 'details')}
            onEdit={({ id }) => opened.open(id, 'edit')}
          />
        </Tabs.Content>
        <LiveStatus {...live} />
      </Tabs.Root>
      <OpenLeadDialog opened={opened} />
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
