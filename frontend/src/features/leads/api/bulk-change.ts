import type { BulkChangesBody, BulkResult } from '@fahrzeugpflege/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';
import { toast } from '#lib/toast-store.ts';
import { liveMarks } from '../live/live-marks.ts';
import { reportFailure } from '../report-failure.ts';
import { LEADS_KEY } from './leads.ts';

/** Changes many leads, says what became of them, and has all that shows leads fetched again. */
export function useBulkChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: BulkChangesBody) => {
      const response = await callApi('/api/leads', { method: 'PATCH', body });
      return (await response.json()) as BulkResult;
    },
    onSuccess: (result) => {
      for (const lead of result.changed) liveMarks.noteAnswer(lead);
      const isDone = result.changed.length > 0;
      const title = isDone ? 'Geändert' : 'Nichts geändert';
      toast({ title, description: bulkResultText(result), ...(!isDone && { variant: 'destructive' }) });
      void client.invalidateQueries({ queryKey: LEADS_KEY });
    },
    onError: (error) => reportFailure(error, 'Nichts ist geändert.'),
  });
}

/** «23 geändert, 2 inzwischen von anderen geändert». */
export function bulkResultText({ changed, outdated, gone }: BulkResult): string {
  const parts = [
    `${changed.length} geändert`,
    outdated.length > 0 && `${outdated.length} inzwischen von anderen geändert`,
    gone.length > 0 && `${gone.length} inzwischen gelöscht oder zusammengeführt`,
  ];
  return parts.filter(Boolean).join(', ');
}
