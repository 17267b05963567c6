import type { Lead } from '@fahrzeugpflege/contracts';
import { LogOut } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { isUnauthorized } from '../../../lib/api-error';
import { useLogout, useSessionExpired } from '../../staff-login/api/session';
import { useLeadSummary } from '../api/lead-summary';
import { useLeads } from '../api/leads';
import { useLeadFilter } from '../use-lead-filter';
import { useLinkedLead } from '../use-linked-lead';
import { LeadDetailsDialog } from './lead-details-dialog';
import { LeadEditDialog } from './lead-edit-dialog';
import { formTypeOf, LeadFilters, tabOf } from './lead-filters';
import { LeadList } from './lead-list';
import { SummaryCards } from './summary-cards';

interface OpenLead {
  readonly lead: Lead;
  readonly mode: 'details' | 'edit';
  /** The button in the list that opened it. */
  readonly opener: HTMLElement | null;
}

/** «Leads-Management»: counts, filters, the list, and the lead that is open. */
export function LeadsManagement({ username }: { readonly username: string | undefined }) {
  const [filter, setFilter] = useLeadFilter();
  const leads = useLeads(filter);
  const summary = useLeadSummary();
  const sessionExpired = useSessionExpired();
  const [openedHere, setOpened] = useState<OpenLead>();
  const [linkedLead, letGoOfLink] = useLinkedLead();
  const opened = openedHere ?? (linkedLead && ({ lead: linkedLead, mode: 'details', opener: null } as const));

  const isExpired = isUnauthorized(leads.error) || isUnauthorized(summary.error);
  useEffect(() => {
    if (isExpired) sessionExpired();
  }, [isExpired, sessionExpired]);

  const open = (lead: Lead, mode: OpenLead['mode']) => setOpened({ lead, mode, opener: focusedElement() });
  const close = () => {
    setOpened(undefined);
    letGoOfLink();
  };
  const shown = leads.data?.find(({ id }) => id === opened?.lead.id) ?? opened?.lead;
  return (
    <div className="page-width py-6 md:py-10">
      <Heading username={username} />
      <SummaryCards summary={summary.data} />
      <Tabs.Root value={tabOf(filter)} onValueChange={(tab) => setFilter({ ...filter, formType: formTypeOf(tab) })}>
        <div className="mt-8 mb-4 sm:border-b sm:border-line">
          <LeadFilters filter={filter} summary={summary.data} onChange={setFilter} />
        </div>
        <Tabs.Content value={tabOf(filter)} tabIndex={-1} className="outline-none">
          <LeadList
            leads={leads}
            isFiltered={filter.formType !== undefined || filter.status !== undefined}
            onShow={(lead) => open(lead, 'details')}
            onEdit={(lead) => open(lead, 'edit')}
          />
        </Tabs.Content>
      </Tabs.Root>
      {opened?.mode === 'details' && shown && (
        <LeadDetailsDialog
          lead={shown}
          onClose={close}
          returnFocusTo={opened.opener}
          onEdit={() => setOpened({ ...opened, lead: shown, mode: 'edit' })}
        />
      )}
      {opened?.mode === 'edit' && <LeadEditDialog lead={opened.lead} onClose={close} returnFocusTo={opened.opener} />}
    </div>
  );
}

function focusedElement(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

function Heading({ username }: { readonly username: string | undefined }) {
  const logout = useLogout();
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <h1 className="flex-1 text-2xl">Leads-Management</h1>
      {username && <span className="text-sm text-muted max-sm:hidden">{username}</span>}
      <Button variant="outline" size="sm" busyLabel={logout.isPending && 'Abmelden …'} onClick={() => logout.mutate()}>
        <LogOut aria-hidden="true" className="size-4" /> Abmelden
      </Button>
    </div>
  );
}
