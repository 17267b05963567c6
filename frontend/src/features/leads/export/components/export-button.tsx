import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { ListFilter } from '#features/leads/filter/list-filter.ts';
import { toast } from '#lib/toast-store.ts';
import { downloadFile } from '../download-file.ts';
import { exportAddress, type Separator } from '../export-address.ts';
import { reportDownloadFailure } from '../report-failure.ts';
import { ExportDialog } from './export-dialog.tsx';

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
