import { FORM_TYPES, type FormType, LEAD_STATUSES, type LeadStatus, type LeadSummary } from '@fahrzeugpflege/contracts';

/** How many leads there are of one form type and status. */
export interface KindCount {
  readonly formType: FormType;
  readonly status: LeadStatus;
  readonly leads: number;
}

/** The same counts as totals; zero where there is none. */
export function sumKinds(counts: readonly KindCount[]): Pick<LeadSummary, 'total' | 'byStatus' | 'byFormType'> {
  return {
    total: sum(counts),
    byStatus: sumOfEach(LEAD_STATUSES, (status) => counts.filter((count) => count.status === status)),
    byFormType: sumOfEach(FORM_TYPES, (formType) => counts.filter((count) => count.formType === formType)),
  };
}

function sum(counts: readonly KindCount[]): number {
  return counts.reduce((total, { leads }) => total + leads, 0);
}

function sumOfEach<Key extends string>(keys: readonly Key[], countsOf: (key: Key) => KindCount[]): Record<Key, number> {
  return Object.fromEntries(keys.map((key) => [key, sum(countsOf(key))])) as Record<Key, number>;
}
