import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { toast } from '#lib/toast-store.ts';
import { listAddress } from './api/leads.ts';
import { downloadFile, reportDownloadFailure } from './download-file.ts';
import { isFiltered, type ListFilter } from './filter/list-filter.ts';

/** «Exportieren»: what the list shows as a table for Excel. */
export function ExportButton({ filter }: { readonly filter: ListFilter }) {
  const [opener, setOpener] = useState<HTMLElement>();
  const download = useMutation({
    mutationFn: (separator: Separator) => downloadFile(exportAddress(filter, separator, new Date())),
    onSuccess: () => toast({ title: 'Exportiert', description: 'Die Datei liegt bei Ihren Downloads.' }),
    onError: reportDownloadFailure,
    onSettled: () => setOpener(undefined),
  });
  return (
    <>
      <button
        type="button"
        onClick={({ currentTarget }) => setOpener(currentTarget)}
        className="flex min-h-9 items-center gap-2 rounded-md px-2 text-sm text-muted hover:text-ink pointer-coarse:min-h-11"
      >
        <Download aria-hidden="true" className="size-4" /> Exportieren
      </button>
      {opener && (
        <ExportDialog
          filter={filter}
          isPending={download.isPending}
          onExport={(separator) => download.mutate(separator)}
          onClose={() => setOpener(undefined)}
          returnFocusTo={opener}
        />
      )}
    </>
  );
}

interface ExportDialogProps {
  readonly filter: ListFilter;
  readonly isPending: boolean;
  readonly onExport: (separator: Separator) => void;
  readonly onClose: () => void;
  readonly returnFocusTo: HTMLElement;
}

/** What goes into the file, and how its columns are separated. */
function ExportDialog({ filter, isPending, onExport, onClose, returnFocusTo }: ExportDialogProps) {
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

const SEPARATORS = [
  { value: 'semicolon', label: 'Strichpunkt', hint: 'für Excel in der Schweiz' },
  { value: 'comma', label: 'Komma', hint: 'für andere Programme' },
] as const;
type Separator = (typeof SEPARATORS)[number]['value'];

/** The address of all leads of a filter as a file; a period is counted back from `now`. */
export function exportAddress({ sort: _, ...filter }: ListFilter, separator: Separator, now: Date): string {
  const [, query = ''] = listAddress(filter, now).split('?');
  return `/api/leads/export.csv?${[query, `separator=${separator}`].filter(Boolean).join('&')}`;
}
