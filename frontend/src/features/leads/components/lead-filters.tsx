import {
  FORM_TYPES,
  type FormType,
  formTypeLabels,
  LEAD_STATUSES,
  type LeadStatus,
  type LeadSummary,
  leadStatusLabels,
} from '@fahrzeugpflege/contracts';
import { Tabs } from 'radix-ui';
import { useId } from 'react';
import type { LeadFilter } from '../api/leads';

const ALL = 'all';

interface LeadFiltersProps {
  readonly filter: LeadFilter;
  readonly summary: LeadSummary | undefined;
  readonly onChange: (filter: LeadFilter) => void;
}

/** The tabs by form type, each with its count, and the status filter. */
export function LeadFilters({ filter, summary, onChange }: LeadFiltersProps) {
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <Tabs.List
        aria-label="Art der Anfrage"
        className="-mx-1 flex min-w-0 flex-1 overflow-x-auto px-1 [scrollbar-width:none]"
      >
        <TypeTab value={ALL} label="Alle" count={summary?.total} />
        {FORM_TYPES.map((type) => (
          <TypeTab key={type} value={type} label={formTypeLabels[type]} count={summary?.byFormType[type]} />
        ))}
      </Tabs.List>
      <StatusFilter value={filter.status} onChange={(status) => onChange({ ...filter, status })} />
    </div>
  );
}

/** The tab value of a filter; «all» when no form type is chosen. */
export function tabOf({ formType }: LeadFilter): string {
  return formType ?? ALL;
}

/** The form type that a tab value stands for. */
export function formTypeOf(tab: string): FormType | undefined {
  return FORM_TYPES.find((type) => type === tab);
}

function TypeTab(props: { readonly value: string; readonly label: string; readonly count: number | undefined }) {
  return (
    <Tabs.Trigger
      value={props.value}
      className={
        'flex min-h-11 items-center gap-1.5 border-b-2 border-transparent px-3 text-sm whitespace-nowrap text-muted ' +
        'hover:text-ink focus-visible:outline-offset-[-3px] data-[state=active]:border-petrol ' +
        'data-[state=active]:font-semibold data-[state=active]:text-ink'
      }
    >
      {props.label} <span className="text-xs tabular-nums">{props.count ?? '–'}</span>
    </Tabs.Trigger>
  );
}

interface StatusFilterProps {
  readonly value: LeadStatus | undefined;
  readonly onChange: (status: LeadStatus | undefined) => void;
}

function StatusFilter({ value, onChange }: StatusFilterProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-2 text-sm max-sm:w-full">
      <label htmlFor={id} className="text-muted">
        Status
      </label>
      <select
        id={id}
        value={value ?? ALL}
        onChange={(event) => onChange(LEAD_STATUSES.find((status) => status === event.target.value))}
        className="select-arrow min-h-11 appearance-none rounded-md border border-line-strong bg-surface pl-3 max-sm:flex-1"
      >
        <option value={ALL}>Alle</option>
        {LEAD_STATUSES.map((status) => (
          <option key={status} value={status}>
            {leadStatusLabels[status]}
          </option>
        ))}
      </select>
    </div>
  );
}
