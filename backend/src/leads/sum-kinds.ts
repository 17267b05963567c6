import { FORM_TYPES, type FormType, LEAD_STATUSES, type LeadStatus, type LeadSummary } from '@fahrzeugpflege/contracts';

interface Count {
  readonly leads: number;
}

/** How many leads there are of one form type and status. */
export interface KindCount extends Count {
  readonly formType: FormType;
  readonly status: LeadStatus;
}

/** The same counts as totals; zero where there is none. */
export function sumKinds(counts: readonly KindCount[]): Pick<LeadSummary, 'total' | 'byStatus' | 'byFormType'> {
  return {
    total: sum(counts),
    byStatus: sumOfEach(LEAD_STATUSES, (status) => counts.filter((count) => count.status === status)),
    byFormType: sumOfEach(FORM_TYPES, (formType) => counts.filter((count) => count.formType === formType)),
  };
}

/** How many leads there are in all. */
export function sum(counts: readonly Count[]): number {
  return counts.reduce((total, { leads }) => total + leads, 0);
}

/** How many leads there are of each key; zero where there is none. */
export function sumOfEach<Key extends string>(
  keys: readonly Key[],
  countsOf: (key: Key) => readonly Count[],
): Record<Key, number> {
  return Object.fromEntries(keys.map((key) => [key, sum(countsOf(key))])) as Record<Key, number>;
}
