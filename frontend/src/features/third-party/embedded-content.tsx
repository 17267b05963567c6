import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { classNames } from '#lib/class-names.ts';
import { useChoice } from './choices.ts';
import { ContentFailure, ContentLoading, ContentOffer } from './content-offer.tsx';
import type { EmbeddedOffer } from './embedded-offer.ts';

/** Content of a provider while it loads: it says when it is there, or that it will not be. */
export type EmbeddedProps = Pick<Loading, 'onReady' | 'onFailed'>;

interface EmbeddedContentProps {
  readonly offer: EmbeddedOffer;
  /** What stands behind the words while nothing is loaded. */
  readonly ground?: ReactNode;
  readonly className?: string | undefined;
  readonly children: (props: EmbeddedProps) => ReactNode;
}

/** Loads content of a provider when the visitor wants it: asked for now, or remembered from before. */
export function EmbeddedContent({ offer, ground, className, children }: EmbeddedContentProps) {
  const [answer, setAnswer] = useChoice(offer.choice);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <div className={classNames('@container relative isolate grid overflow-hidden', className)}>
      {isAsked || answer === 'yes' ? (
        <WantedContent offer={offer} takesFocus={isAsked}>
          {children}
        </WantedContent>
      ) : (
        <>
          {ground}
          <ContentOffer
            offer={offer}
            onLoad={(isRemembered) => {
              setIsAsked(true);
              if (isRemembered) setAnswer('yes');
            }}
          />
        </>
      )}
    </div>
  );
}

interface WantedContentProps extends Pick<EmbeddedContentProps, 'offer' | 'children'> {
  /** True where the visitor has just pressed the button that made room for this. */
  readonly takesFocus: boolean;
}

/** The content itself lies under what is said about its loading, in one cell, so that it keeps its room. */
function WantedContent({ offer, takesFocus, children }: WantedContentProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(frame);
  const { status, attempt, onReady, onFailed, retry } = useLoading(isNear);
  const takeFocus = useCallback(() => frame.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (takesFocus) takeFocus();
  }, [takesFocus, takeFocus]);
  const onRetry = () => {
    retry();
    takeFocus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, as there are no fields
    <div ref={frame} role="group" aria-label={offer.subject} tabIndex={-1} className="flex flex-col outline-none">
      <div className="grid flex-1">
        <div key={attempt} className={classNames('grid min-w-0 [grid-area:1/1]', status !== 'ready' && 'invisible')}>
          {isNear && children({ onReady, onFailed })}
        </div>
        {status === 'loading' && <ContentLoading subject={offer.subject} />}
        {status === 'failed' && <ContentFailure offer={offer} onRetry={onRetry} />}
      </div>
      {offer.page && <PageLink {...offer.page} />}
    </div>
  );
}

function PageLink({ url, label }: NonNullable<EmbeddedOffer['page']>) {
  return (
    <a
      href={url}
      rel="noopener"
      className="text-link flex min-h-11 w-fit items-center px-5 py-1 text-sm text-petrol sm:px-7"
    >
      {label}
    </a>
  );
}

/** How long a provider may take before the page says so and offers other ways, in milliseconds. */
export const LOAD_LIMIT = 8_000;

/** Where the loading of embedded content stands. */
interface Loading {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Grows with each try. */
  readonly attempt: number;
  /** The content is there, be it late. */
  readonly onReady: () => void;
  readonly onFailed: () => void;
  readonly retry: () => void;
}

/** Follows one loading, and fails it when it takes too long. */
function useLoading(hasStarted: boolean): Loading {
  const [status, setStatus] = useState<Loading['status']>('loading');
  const [attempt, setAttempt] = useState(1);
  const onReady = useCallback(() => setStatus('ready'), []);
  const onFailed = useCallback(() => setStatus('failed'), []);
  const retry = useCallback(() => {
    setStatus('loading');
    setAttempt((before) => before + 1);
  }, []);
  const isWaiting = hasStarted && status === 'loading';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try has the whole time
  useEffect(() => {
    if (!isWaiting) return;
    const limit = setTimeout(onFailed, LOAD_LIMIT);
    return () => clearTimeout(limit);
  }, [isWaiting, attempt, onFailed]);
  return useMemo(() => ({ status, attempt, onReady, onFailed, retry }), [status, attempt, onReady, onFailed, retry]);
}

/** How far below the window something may be to count as near. */
const MARGIN = '400px';

/** Turns true, for good, once the element comes near the window; at once where a browser can't observe it. */
function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') {
      setIsNear(true);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
