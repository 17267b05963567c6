import type { CarriedField, CarriedValues } from '@fahrzeugpflege/contracts';
import { type ReactNode, useId } from 'react';
import { formatDay } from '../../../../lib/dates';
import { StatusBadge } from '../../list/components/status-mark';
import { fieldLabels } from '../../open-lead/editing/field-labels';

interface MergeResultProps {
  readonly survivor: CarriedValues;
  readonly other: CarriedValues;
  /** What the survivor has then. */
  readonly result: CarriedValues;
}

/** What the survivor has after the merging; what it gets from the other is marked, and so is what stays there. */
export function MergeResult({ survivor, other, result }: MergeResultProps) {
  const headingId = useId();
  const fact = (field: CarriedField, term: string, children: ReactNode) =>
    result[field] !== null && (
      <Fact term={term} note={noteOf(field, survivor, other, result)}>
        {children}
      </Fact>
    );
  return (
    <section aria-labelledby={headingId} className="mt-6">
      <h3 id={headingId} className="mb-1 text-base">
        So steht sie danach da
      </h3>
      <dl aria-live="polite" className="border-b border-line text-sm">
        {fact('status', fieldLabels.status, <StatusBadge status={result.status} />)}
        {fact('assignedTo', 'In Arbeit bei', result.assignedTo)}
        {fact('followUpOn', 'Wiedervorlage', result.followUpOn && formatDay(result.followUpOn))}
        {fact('offerNumber', fieldLabels.offerNumber, result.offerNumber)}
        {fact('notes', fieldLabels.notes, <span className="whitespace-pre-wrap">{result.notes}</span>)}
      </dl>
    </section>
  );
}

/** Of what there can be only one, the other's own is named where it stays behind. */
const SINGLE: readonly CarriedField[] = ['assignedTo', 'offerNumber'];

function noteOf(field: CarriedField, survivor: CarriedValues, other: CarriedValues, result: CarriedValues) {
  if (result[field] !== survivor[field]) return survivor[field] === null ? 'übernommen' : 'mit der anderen Anfrage';
  const staysBehind = SINGLE.includes(field) && other[field] !== null && other[field] !== result[field];
  return staysBehind ? `bei der anderen Anfrage: ${other[field]}` : undefined;
}

interface FactProps {
  readonly term: string;
  readonly note: string | undefined;
  readonly children: ReactNode;
}

function Fact({ term, note, children }: FactProps) {
  return (
    <div className="grid gap-x-4 border-t border-line py-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 break-words">
        {children} {note && <span className="text-xs text-muted">({note})</span>}
      </dd>
    </div>
  );
}
