import { businessProfile, phoneLink } from '@fahrzeugpflege/contracts';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { classNames } from '#lib/class-names.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** A grey place of the size that its classes say, until what belongs there has come; says nothing to screen readers. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <span aria-hidden="true" data-skeleton className={classNames('skeleton block', className)} />;
}

export interface LoadFailureProps {
  /** What could not be loaded, as a sentence. */
  readonly children: string;
  readonly onRetry: () => void;
  /** While it is tried again: the button says so and keeps the focus. */
  readonly isRetrying?: boolean;
  /** For visitors, who can call instead. */
  readonly withPhone?: boolean;
  readonly className?: string;
}

/** In the place of what could not be loaded, or above what could not be loaded anew: says so and offers another try. */
export function LoadFailure({ withPhone = false, ...failure }: LoadFailureProps) {
  if (withPhone) return <FailureWithPhone {...failure} />;
  return <Failure {...failure} />;
}

function Failure({ children, onRetry, isRetrying, className }: LoadFailureProps) {
  const place = useRef<HTMLDivElement>(null);
  useFocusLeft(place);
  return (
    <div ref={place} className={classNames('grid justify-items-start gap-4', className)}>
      <Notice tone="danger" role="alert">
        {children}
      </Notice>
      <Button variant="outline" size="sm" busyLabel={isRetrying && BUSY} onClick={onRetry}>
        Erneut versuchen
      </Button>
    </div>
  );
}

const BUSY = 'Wird geladen …';

/** When an element goes that has the focus, what surrounds it takes it: the nearest that can, a region or the page's main part. */
function useFocusLeft(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = element;
    return () => {
      if (!current?.contains(document.activeElement)) return;
      current.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    };
  }, [element]);
}

function FailureWithPhone({ children, onRetry, isRetrying, className }: Omit<LoadFailureProps, 'withPhone'>) {
  return (
    <Notice tone="danger" role="alert" {...(className && { className })}>
      <p className="text-base">
        {children} Versuchen Sie es noch einmal, oder rufen Sie uns an:{' '}
        <a href={phoneLink()} className="text-link font-semibold whitespace-nowrap tabular-nums">
          {businessProfile.phone}
        </a>
      </p>
      <Button variant="outline" size="sm" busyLabel={isRetrying && BUSY} className="mt-3" onClick={onRetry}>
        Erneut laden
      </Button>
    </Notice>
  );
}
