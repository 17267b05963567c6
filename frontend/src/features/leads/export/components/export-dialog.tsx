import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { isFiltered, type ListFilter } from '#features/leads/filter/list-filter.ts';
import { SEPARATORS, type Separator } from '../export-address.ts';

interface ExportDialogProps {
  readonly filter: ListFilter;
  readonly isPending: boolean;
  readonly onExport: (separator: Separator) => void;
  readonly onClose: () => void;
  readonly returnFocusTo: HTMLElement;
}

/** What goes into the file, and how its columns are separated. */
export function ExportDialog({ filter, isPending, onExport, onClose, returnFocusTo }: ExportDialogProps) {
  const [separator, setSeparator] = useState<Separator>('semicolon');
  return (
    <Dialog
      title="Leads exportieren"
      description={
        isFiltered(filter) ? 'Alle Leads der gefilterten Liste, auch die noch nicht geladenen' : 'Alle Leads'
      }
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    >
      <fieldset>
        <legend className="mb-1 font-semibold">Spalten trennen mit</legend>
        {SEPARATORS.map(({ value, label, hint }) => (
          <label key={value} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="separator"
              checked={separator === value}
              onChange={() => setSeparator(value)}
              className="size-5 accent-petrol"
            />
            <span>
              {label} <span className="text-sm text-muted">{hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p className="mt-4 max-w-prose text-sm text-muted">
        Die Datei enthält Personendaten. Festgehalten wird, wer wann wie viele Leads exportiert hat.
      </p>
      <div className="actions mt-6 sm:justify-end">
        <Button variant="outline" onClick={onClose}>
          Abbrechen
        </Button>
        <Button variant="accent" busyLabel={isPending && 'Wird exportiert …'} onClick={() => onExport(separator)}>
          Exportieren
        </Button>
      </div>
    </Dialog>
  );
}
