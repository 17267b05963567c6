import { type CarriedValues, leadStatusLabels } from '@fahrzeugpflege/contracts';
import { type ReactNode, useId } from 'react';
import { formatDay } from '#lib/format.ts';
import { StatusBadge } from '../lead-status.tsx';
import { fieldLabels } from '../lead-texts.ts';

interface MergeResultProps {
  readonly survivor: CarriedValues;
  readonly other: CarriedValues;
  /** What the survivor has then. */
  readonly result: CarriedValues;
}

/** What the survivor has after the merging; what is new of it is marked, and so is what stays with the other. */
export function MergeResult({ survivor, other, result }: MergeResultProps) {
  const headingId = useId();
  const fact = (field: Single, term: string) =>
    result[field] !== null && (
      <Fact term={term} note={noteOf(field, survivor, other, result)}>
        {field === 'status' ? <StatusBadge status={result.status} /> : valueText(field, result)}
      </Fact>
    );
  return (
    <section aria-labelledby={headingId} className="mt-6">
      <h3 id={headingId} className="mb-1 text-base">
        So steht sie danach da
      </h3>
      <dl aria-live="polite" className="border-b border-line text-sm">
        {fact('status', fieldLabels.status)}
        {fact('assignedTo', 'In Arbeit bei')}
        {fact('followUpOn', 'Wiedervorlage')}
        {fact('offerNumber', fieldLabels.offerNumber)}
        {result.notes !== null && (
          <Fact term={fieldLabels.notes} note={undefined}>
            <span className="whitespace-pre-wrap">{result.notes}</span>
          </Fact>
        )}
      </dl>
    </section>
  );
}

/** Of what there can be only one. */
type Single = 'status' | 'assignedTo' | 'followUpOn' | 'offerNumber';

function valueText(field: Single, values: CarriedValues): string | null {
  const value = values[field];
  if (field === 'status') return leadStatusLabels[values.status];
  return field === 'followUpOn' && value !== null ? formatDay(value) : value;
}

function noteOf(field: Single, survivor: CarriedValues, other: CarriedValues, result: CarriedValues) {
  const [before, after, beside] = [survivor, result, other].map((values) => valueText(field, values));
  if (before === null) return 'übernommen';
  if (before !== after) return `bisher ${before}`;
  const isLeftBehind = field === 'assignedTo' || field === 'offerNumber';
  return isLeftBehind && beside !== null && beside !== after ? `bei der anderen Anfrage ${beside}` : undefined;
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
