import { SlidersHorizontal } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { useMedia } from '#lib/use-media.ts';
import { LayoutSwitch } from '../list/layout-switch.tsx';
import type { ChangeFilter } from './filter-address.ts';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';
import { LeadSearch } from './lead-search.tsx';
import { countInPanel, type ListFilter } from './list-filter.ts';
import { SortChoice } from './sort-choice.tsx';

interface LeadFiltersProps {
  readonly filter: ListFilter;
  readonly isWaiting: boolean;
  readonly searchInput: RefObject<HTMLInputElement | null>;
  readonly onChange: ChangeFilter;
}

/** Search and filters; they stay at hand while the list scrolls, unless the window has no room for that. */
export function LeadFilters({ filter, isWaiting, searchInput, onChange }: LeadFiltersProps) {
  return (
    <div className="sticky top-0 z-20 border-b border-line bg-paper low:static print:hidden">
      <div className="page-width flex flex-wrap items-center gap-x-3 gap-y-2 py-2 lg:gap-x-5">
        <LeadSearch
          value={filter.q ?? ''}
          isWaiting={isWaiting}
          input={searchInput}
          // More letters go on with the search that is in the history already.
          onChange={(words) => onChange({ ...filter, q: words || undefined }, { replaces: Boolean(filter.q && words) })}
        />
        <FilterPanel filter={filter} onChange={onChange} />
      </div>
    </div>
  );
}

/** Status, service and period: beside the search where there is room, else behind one button, under the thumb. */
function FilterPanel(props: FilterFieldsProps) {
  return useMedia(WIDE, true) ? <FilterFields {...props} /> : <FoldedFilters {...props} />;
}

function FoldedFilters(props: FilterFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const active = countInPanel(props.filter);
  const close = () => setOpen(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-11 items-center gap-2 rounded-md border border-line-strong bg-surface px-3 text-sm font-semibold"
      >
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        {active > 0 ? `Filter (${active})` : 'Filter'}
      </button>
      {isOpen && (
        <Dialog title="Filter" description="Die Liste folgt jeder Wahl." onClose={close} returnFocusTo={button.current}>
          <div className="grid gap-4">
            <FilterFields {...props} />
            <div className="grid gap-4 border-t border-line pt-4">
              <SortChoice {...props} />
              <LayoutSwitch isLabelled />
            </div>
            <Button onClick={close} className="mt-2">
              Leads zeigen
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** Tailwind's `lg`. */
const WIDE = '(min-width: 64rem)';
