import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { countInPanel } from '../list-filter.ts';
import { useIsWide } from '../use-is-wide.ts';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';

/** Status, service and period: beside the search where there is room, else behind one button, under the thumb. */
export function FilterPanel(props: FilterFieldsProps) {
  return useIsWide() ? <FilterFields {...props} /> : <FoldedFilters {...props} />;
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
            <Button onClick={close} className="mt-2">
              Leads zeigen
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
