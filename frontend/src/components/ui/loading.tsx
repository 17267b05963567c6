import { businessProfile, phoneLink } from '@fahrzeugpflege/contracts';
import { classNames } from '#lib/class-names.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** A grey place of the size that its classes say, until what belongs there has come; says nothing to screen readers. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <span aria-hidden="true" data-skeleton className={classNames('skeleton block', className)} />;
}

interface LoadFailureProps {
  /** What could not be loaded, as a sentence. */
  readonly children: string;
  readonly onRetry: () => void;
  /** For visitors, who can call instead. */
  readonly withPhone?: boolean;
  readonly className?: string;
}

/** In the place of what could not be loaded, or above what could not be loaded anew: says so and offers another try. */
export function LoadFailure({ children, onRetry, withPhone = false, className }: LoadFailureProps) {
  if (withPhone) return <FailureWithPhone text={children} onRetry={onRetry} className={className} />;
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

interface FailureWithPhoneProps {
  readonly text: string;
  readonly onRetry: () => void;
  readonly className: string | undefined;
}

function FailureWithPhone({ text, onRetry, className }: FailureWithPhoneProps) {
  return (
    <Notice tone="danger" role="alert" {...(className && { className })}>
      <p className="text-base">
        {text} Versuchen Sie es noch einmal, oder rufen Sie uns an:{' '}
        <a href={phoneLink()} className="text-link font-semibold whitespace-nowrap tabular-nums">
          {businessProfile.phone}
        </a>
      </p>
      <Button variant="outline" size="sm" className="mt-3" onClick={onRetry}>
        Erneut laden
      </Button>
    </Notice>
  );
}
