import { businessProfile, phoneLink } from '@fahrzeugpflege/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';

/** Milliseconds after which waiting needs a word. */
const LONG = 8_000;

interface SubmitButtonProps {
  readonly isSending: boolean;
  readonly children: ReactNode;
}

/** Sends the form, and says so while it does. */
export function SubmitButton({ isSending, children }: SubmitButtonProps) {
  const isSlow = useAfter(LONG, isSending);
  return (
    <div className="w-full">
      <Button
        type="submit"
        variant="accent"
        className="w-full sm:w-auto sm:min-w-64"
        busyLabel={isSending && (isSlow ? 'Dauert länger als üblich …' : 'Wird gesendet …')}
      >
        {children}
      </Button>
      <p role="status" className="text-sm text-muted not-empty:mt-3">
        {isSlow && (
          <>
            Ihr Text bleibt hier stehen, bis er angekommen ist. Wenn es eilt:{' '}
            <a href={phoneLink()} className="text-link font-semibold whitespace-nowrap text-ink">
              {businessProfile.phone}
            </a>
          </>
        )}
      </p>
    </div>
  );
}

/** True once something has been going on for so many milliseconds. */
function useAfter(milliseconds: number, isGoingOn: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(() => setIsOver(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setIsOver(false);
    };
  }, [milliseconds, isGoingOn]);
  return isOver;
}
