import { FORM_TYPES, LEAD_STATUSES } from '@fahrzeugpflege/contracts';
import { useSearchParams } from 'react-router-dom';
import type { LeadFilter } from './api/leads';

/** The filter of the list. It lives in the address, so that a reload or a link brings the same view back. */
export function useLeadFilter(): readonly [LeadFilter, (change: LeadFilter) => void] {
  const [query, setQuery] = useSearchParams();
  const filter: LeadFilter = {
    formType: oneOf(FORM_TYPES, query.get('typ')),
    status: oneOf(LEAD_STATUSES, query.get('status')),
  };
  const change = (next: LeadFilter) => {
    const { formType, status } = next;
    setQuery(
      (present) => {
        const others = [...present].filter(([name]) => name !== 'typ' && name !== 'status');
        return new URLSearchParams([
          ...others,
          ...(formType ? [['typ', formType]] : []),
          ...(status ? [['status', status]] : []),
        ]);
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [filter, change];
}

function oneOf<T extends string>(values: readonly T[], value: string | null): T | undefined {
  return values.find((known) => known === value);
}
