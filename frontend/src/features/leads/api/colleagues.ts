import { useQuery } from '@tanstack/react-query';

/** The names of all accounts that a lead may be given to. */
export function useColleagues() {
  return useQuery<string[]>({ queryKey: ['/api/admin/colleagues'] });
}
