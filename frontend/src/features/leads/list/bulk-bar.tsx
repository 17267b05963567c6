import { BULK_LIMIT, LEAD_STATUSES, type LeadStatus, leadStatusLabels } from '@fahrzeugpflege/contracts';
import { X } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { useBulkChange } from '../api/bulk-change.ts';
import { useColleagues } from '../use-work-change.ts';
import { entryCard, focusCard } from './card-focus.ts';
import type { Selection } from './selection.ts';

const NOBODY = 'niemand';
const KEEP = '';
/** Before the names of accounts, as one may be called whatever the other choices are. */
const PREFIX = '@';

/** What can be done with the chosen leads, at the list's lower edge. */
export function BulkBar({ selection }: { readonly selection: Selection }) {
  const [status, setStatus] = useState<string>(KEEP);
  const [person, setPerson] = useState<string>(KEEP);
  const { data: colleagues = [] } = useColleagues();
  const change = useBulkChange();
  const count = selection.leads.length;

  /** The bar goes with the selection; the focus goes on in the list. */
  const leave = (kept: readonly string[] = []) => {
    selection.choose(kept);
    if (kept.length === 0) focusCard(entryCard());
  };

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (change.isPending || (status === KEEP && person === KEEP)) return;
    const body = {
      leads: selection.leads.map(({ id, version }) => ({ id, version })),
      ...(status !== KEEP && { status: status as LeadStatus }),
      ...(person !== KEEP && { assignedTo: person === NOBODY ? null : person.slice(PREFIX.length) }),
    };
    // Those that others changed stay chosen: one sees what became of them, and decides again.
    change.mutate(body, { onSuccess: ({ outdated }) => leave(outdated) });
  }

  return (
    <form
      method="post"
      aria-label="Ausgewählte Leads"
      onSubmit={submit}
      className={
        'sticky bottom-14 z-20 mt-3 flex flex-wrap items-center gap-2 rounded-lg border border-line-strong bg-surface ' +
        'px-3 py-2 text-sm shadow-raised md:bottom-2'
      }
    >
      <button
        type="button"
        aria-label="Auswahl aufheben"
        title="Auswahl aufheben"
        onClick={() => leave()}
        className="-ml-2 grid size-11 place-items-center rounded-md hover:bg-sand"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
      <p role="status" className="mr-auto -ml-2 font-semibold tabular-nums">
        {count} ausgewählt{count === BULK_LIMIT && <span className="font-normal text-muted"> (mehr geht nicht)</span>}
      </p>
      <BulkChoice label="Status" value={status} onChange={setStatus}>
        {LEAD_STATUSES.map((each) => (
          <option key={each} value={each}>
            {leadStatusLabels[each]}
          </option>
        ))}
      </BulkChoice>
      <BulkChoice label="Person" value={person} onChange={setPerson}>
        <option value={NOBODY}>niemand</option>
        {colleagues.map((name) => (
          <option key={name} value={PREFIX + name}>
            {name}
          </option>
        ))}
      </BulkChoice>
      <Button type="submit" size="sm" busyLabel={change.isPending && 'Ändert …'}>
        Anwenden
      </Button>
    </form>
  );
}

interface BulkChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

function BulkChoice({ label, value, onChange, children }: BulkChoiceProps) {
  return (
    <select
      aria-label={`${label} der ausgewählten Leads`}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={
        'select-arrow min-h-11 min-w-0 grow appearance-none sm:max-w-40 sm:grow-0 rounded-md border border-line-strong bg-white pl-3 ' +
        'hover:border-petrol'
      }
    >
      <option value={KEEP}>{label} lassen</option>
      {children}
    </select>
  );
}
