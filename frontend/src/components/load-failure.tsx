import { businessProfile, phoneLink } from '@fahrzeugpflege/contracts';
import { Button } from './ui/button.tsx';
import { Notice } from './ui/notice.tsx';

interface LoadFailureProps {
  /** What could not be loaded, as a sentence. */
  readonly text: string;
  readonly onRetry: () => void;
  readonly className?: string;
}

/** Says that something could not be loaded, and offers another try and the phone. */
export function LoadFailure({ text, onRetry, className }: LoadFailureProps) {
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
