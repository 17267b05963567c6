import { BULK_LIMIT, type Lead, type ListedLead } from '@fahrzeugpflege/contracts';
import type { ComponentProps } from 'react';
import type { OpenMode } from '../open-lead/open-lead-address.ts';
import { BulkBar } from './bulk-bar.tsx';
import { LeadFeed } from './lead-feed.tsx';
import { LeadRow } from './lead-row.tsx';
import { type Selection, useSelection } from './selection.ts';

interface LeadRowsProps {
  readonly feed: Omit<ComponentProps<typeof LeadFeed>, 'children'>;
  readonly filterName: string;
  readonly besideId: string | undefined;
  readonly onOpen: (lead: Lead, mode: OpenMode) => void;
  readonly onEnter: (lead: Lead) => void;
  readonly onLeave: () => void;
}

/** The dense list: a row for each lead, to be chosen for a change of many. */
export function LeadRows({ feed, filterName, besideId, onOpen, onEnter, onLeave }: LeadRowsProps) {
  const selection = useSelection(feed.leads, filterName);
  return (
    <div className="@container">
      <SelectAll leads={feed.leads} selection={selection} />
      <LeadFeed {...feed}>
        {(lead, at) => (
          <LeadRow
            lead={lead}
            at={at}
            isSelected={selection.has(lead.id)}
            isOpen={lead.id === besideId}
            onSelect={(isRange) => selection.toggle(lead.id, isRange)}
            onOpen={(mode) => onOpen(lead, mode)}
            onEnter={() => onEnter(lead)}
            onLeave={onLeave}
          />
        )}
      </LeadFeed>
      {selection.leads.length > 0 && <BulkBar selection={selection} />}
    </div>
  );
}

interface SelectAllProps {
  readonly leads: readonly ListedLead[];
  readonly selection: Selection;
}

/** Chooses what is loaded, as far as it may be changed at once, or lets go of it. */
function SelectAll({ leads, selection }: SelectAllProps) {
  const most = Math.min(leads.length, BULK_LIMIT);
  const chosen = selection.leads.length;
  const isAll = chosen >= most;
  return (
    <label className="flex min-h-9 w-fit cursor-pointer items-center text-xs text-muted pointer-coarse:min-h-11 print:hidden">
      <span className="grid w-11 place-items-center @xl:w-9">
        <input
          type="checkbox"
          ref={(box) => {
            if (box) box.indeterminate = chosen > 0 && !isAll;
          }}
          checked={isAll}
          onChange={() => selection.choose(isAll ? [] : leads.map(({ id }) => id))}
          className="size-4 accent-petrol pointer-coarse:size-5"
        />
      </span>
      Alle auf dieser Seite auswählen
    </label>
  );
}
