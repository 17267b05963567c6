import type { Lead } from '@fahrzeugpflege/contracts';
import type { ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { opensAfter, stepsFromList, writeOpenLead } from './open-lead-address.ts';

interface OpenLeadLinkProps {
  readonly id: Lead['id'];
  readonly className: string;
  readonly children: ReactNode;
}

/** From an open lead to another one: «back» leads to the first again, closing to the list. */
export function OpenLeadLink({ id, className, children }: OpenLeadLinkProps) {
  const [query] = useSearchParams();
  const { state } = useLocation();
  return (
    <Link
      to={{ search: writeOpenLead(query, { id, mode: 'details' }).toString() }}
      state={opensAfter(stepsFromList(state))}
      preventScrollReset
      className={className}
    >
      {children}
    </Link>
  );
}

/** Shows another lead in place of the open one: «back» and closing lead where they did. */
export function useShowInstead(): (id: Lead['id']) => void {
  const [, setQuery] = useSearchParams();
  const { state } = useLocation();
  return (id) =>
    setQuery((present) => writeOpenLead(present, { id, mode: 'details' }), {
      replace: true,
      state,
      preventScrollReset: true,
    });
}
