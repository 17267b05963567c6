import { Button } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { classNames } from '#lib/class-names.ts';

interface LoadFailureProps {
  /** What could not be read, as a sentence. */
  readonly children: string;
  readonly onRetry: () => void;
  readonly className?: string;
}

/** In the place of what could not be read, or above what could not be read anew. */
export function LoadFailure({ children, onRetry, className }: LoadFailureProps) {
  return (
    <div className={classNames('grid justify-items-start gap-4', className)}>
      <Notice tone="danger" role="alert">
        {children}
      </Notice>
      <Button variant="outline" size="sm" onClick={onRetry}>
        Erneut versuchen
      </Button>
    </div>
  );
}
