import {
  FORM_TYPES,
  type FormType,
  LEAD_STATUSES,
  type LeadStatistics,
  type LeadStatus,
} from '@fahrzeugpflege/contracts';

/** The sum of counts that stand by name, as by status. */
export function sumOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** The leads of a period by form type. */
export function totalsByKind({ overTime }: Pick<LeadStatistics, 'overTime'>): Record<FormType, number> {
  const total = (kind: FormType) => overTime.reduce((sum, { byFormType }) => sum + byFormType[kind], 0);
  return Object.fromEntries(FORM_TYPES.map((kind) => [kind, total(kind)])) as Record<FormType, number>;
}

/** The leads of a period by where they stand now. */
export function totalsByStatus({ conversion }: Pick<LeadStatistics, 'conversion'>): Record<LeadStatus, number> {
  const total = (status: LeadStatus) => conversion.reduce((sum, { byStatus }) => sum + byStatus[status], 0);
  return Object.fromEntries(LEAD_STATUSES.map((status) => [status, total(status)])) as Record<LeadStatus, number>;
}

/** All leads that are open now, by status. */
export function openTotals({ open }: Pick<LeadStatistics, 'open'>): {
  readonly pending: number;
  readonly processing: number;
} {
  return open.reduce(
    (sum, { pending, processing }) => ({ pending: sum.pending + pending, processing: sum.processing + processing }),
    { pending: 0, processing: 0 },
  );
}
