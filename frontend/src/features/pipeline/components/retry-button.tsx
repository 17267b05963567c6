import { RotateCw } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import { isSameTarget, type RetryTarget, type useRetry } from '../api/retry.ts';

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
