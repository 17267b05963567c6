import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { classNames } from '#lib/class-names.ts';
import { useChoice } from '../choices.ts';
import type { EmbeddedOffer } from '../embedded-offer.ts';
import { type Loading, useLoading } from '../use-loading.ts';
import { useNearViewport } from '../use-near-viewport.ts';
import { ContentFailure } from './content-failure.tsx';
import { ContentLoading } from './content-loading.tsx';
import { ContentOffer } from './content-offer.tsx';

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
