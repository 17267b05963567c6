import type { Lead } from '@fahrzeugpflege/contracts';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isUnauthorized } from '../../lib/api-error';
import { toast } from '../../lib/toast-store';
import { useLead } from './api/lead';

const PARAMETER = 'lead';

/** The lead that the address names (`/admin?lead=…`, as in the staff mail), and a way to let go of it. */
export function useLinkedLead(): readonly [Lead | undefined, () => void] {
  const [query, setQuery] = useSearchParams();
  const id = query.get(PARAMETER);
  const { data, error } = useLead(id);

  useEffect(() => {
    if (!error || isUnauthorized(error)) return;
    toast({ variant: 'destructive', title: 'Fehler', description: 'Der verlinkte Lead konnte nicht geladen werden.' });
  }, [error]);

  const letGo = () => {
    if (id === null) return;
    setQuery((present) => new URLSearchParams([...present].filter(([name]) => name !== PARAMETER)), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return [id === null ? undefined : data, letGo];
}
