import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';

/** In the place of a list that could not be read. */
export function LoadFailure({ children, onRetry }: { readonly children: string; readonly onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-4">
      <Notice tone="danger" role="alert">
        {children}
      </Notice>
      <Button variant="outline" size="sm" onClick={onRetry}>
        Erneut versuchen
      </Button>
    </div>
  );
}
