import type { QueueName, Retried } from '@fahrzeugpflege/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import { toastFailure } from '#features/session/failures.ts';
import { ApiError, callApi } from '#lib/api-client.ts';
import { toast } from '#lib/toast-store.ts';
import { PIPELINE_KEY } from './pipeline.ts';

/** What is tried again: one failed job, all of them, or what stands as failed in the database. */
type RetryTarget =
  | { readonly kind: 'job'; readonly queue: QueueName; readonly jobId: string }
  | { readonly kind: 'all' | 'submissions' | 'mails' };

const ADDRESS = '/api/admin/pipeline';

/** «Erneut versuchen»; says how many, and has the state read anew. */
export function useRetry(onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (target: RetryTarget) => {
      const response = await callApi(addressOf(target), { method: 'POST', body: {} });
      return (await response.json()) as Retried;
    },
    onSuccess: (retried) => {
      toast({ title: 'Erneut versucht', description: retriedText(retried) });
      onDone();
    },
    onError: (error) => toastFailure(error, retryFailureText(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: PIPELINE_KEY }),
  });
}

/** Whether two targets are the same: by it the pressed button is busy. */
function isSameTarget(one: RetryTarget | undefined, other: RetryTarget): boolean {
  return one !== undefined && addressOf(one) === addressOf(other);
}

function addressOf(target: RetryTarget): string {
  if (target.kind === 'job') return `${ADDRESS}/failed/${target.queue}/${encodeURIComponent(target.jobId)}/retry`;
  return target.kind === 'all' ? `${ADDRESS}/failed/retry` : `${ADDRESS}/${target.kind}/retry`;
}

function retriedText({ retried, hasMore }: Retried): string {
  const more = hasMore ? ' Weitere sind übrig: Drücken Sie noch einmal.' : '';
  if (retried === 0) return `Es war nichts mehr zu tun.${more}`;
  return `${retried === 1 ? 'Ein Auftrag ist' : `${retried} Aufträge sind`} wieder unterwegs.${more}`;
}

function retryFailureText(error: unknown): string {
  const detail = error instanceof ApiError && error.status === 404 ? error.problem?.detail : undefined;
  return detail ?? 'Datenbank oder Warteschlange antworten nicht. Bitte versuchen Sie es in einem Moment noch einmal.';
}

interface RetryButtonProps {
  readonly target: RetryTarget;
  readonly retry: ReturnType<typeof useRetry>;
  /** What is tried again, for those who don't see what stands beside the button. */
  readonly subject?: string;
  readonly label?: string;
  readonly className?: string;
}

/** «Erneut versuchen». While one try is on its way, no button starts another. */
export function RetryButton({ target, retry, subject, label = 'Erneut versuchen', className }: RetryButtonProps) {
  const isOwn = retry.isPending && isSameTarget(retry.variables, target);
  return (
    <Button
      variant="outline"
      size="sm"
      className={className}
      busyLabel={isOwn && 'Wird versucht …'}
      onClick={() => !retry.isPending && retry.mutate(target)}
    >
      <RotateCw aria-hidden="true" className="size-4" />
      {label}
      {subject && <span className="sr-only">: {subject}</span>}
    </Button>
  );
}
