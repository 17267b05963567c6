import type { BusinessHours, LeadSummary } from '@fahrzeugpflege/contracts';
import { useQuery } from '@tanstack/react-query';
import { useFacts } from '#lib/page-state.tsx';
import { LEAD_SUMMARY_KEY } from './lead-summary.ts';

/**
 * The opening hours by which answers are due: those that the counts were made with, which are renewed when others are set;
 * until the counts are there, those that the page was opened with. Asks for nothing by itself.
 */
export function useHours(): BusinessHours {
  const facts = useFacts();
  const { data } = useQuery({ queryKey: LEAD_SUMMARY_KEY, enabled: false, select: hoursOf });
  return data ?? facts;
}

function hoursOf({ hours }: LeadSummary): BusinessHours {
  return hours;
}
