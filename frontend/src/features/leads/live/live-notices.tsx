import { WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { newLeadsText } from '../lead-texts.ts';
import type { LiveState } from './live-leads.ts';
import { liveMarks, useLiveMark } from './live-marks.ts';

/** On a lead's card: «Neu», or who has just changed it. Nothing where nothing is new. */
export function LiveMark({ leadId }: { readonly leadId: string }) {
  const mark = useLiveMark(leadId);
  if (!mark) return null;
  if (mark.kind === 'changed') return <span className="text-xs text-muted">soeben geändert von {mark.actor}</span>;
  return <NewMark leadId={leadId} />;
}

/** What sticks to the window's upper and lower edge hides what is under it. */
const IN_SIGHT = { rootMargin: '-64px 0px' } as const;

function NewMark({ leadId }: { readonly leadId: string }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!mark.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) liveMarks.see(leadId);
    }, IN_SIGHT);
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [leadId]);
  return (
    <span ref={mark} className="inline-flex items-center gap-1.5 text-xs font-semibold text-accent-deep">
      <span aria-hidden="true" className="size-2 rounded-full bg-accent" />
      Neu
    </span>
  );
}

/**
 * Says, to screen readers too, that new leads have appeared, and that they can't at the moment. It belongs below the
 * list: it stays in sight while one scrolls, moves nothing above it, and covers nothing at the list's end.
 */
export function LiveStatus({ isInterrupted, arrivals, latest }: LiveState) {
  return (
    <div aria-live="polite" className="pointer-events-none sticky bottom-20 z-20 w-fit md:bottom-6">
      {arrivals > 0 && (
        // Another element for each arrival: the same words twice in a row are said twice.
        <p key={arrivals} className="sr-only">
          {newLeadsText(latest)}
        </p>
      )}
      {isInterrupted && (
        <p className="mt-4 flex gap-3 rounded-md border border-line-strong bg-surface px-4 py-2.5 text-sm text-ink shadow-raised">
          <WifiOff aria-hidden="true" className="mt-0.5 size-[1.2em] shrink-0" />
          Live-Verbindung unterbrochen. Neue Leads erscheinen, sobald sie wieder steht.
        </p>
      )}
    </div>
  );
}

interface NewAboveProps {
  /** How many new leads stand above what is in sight; they were not seen yet. */
  readonly count: number;
  /** Leads to the first of them. */
  readonly onShow: () => void;
}

/**
 * Leads whoever has scrolled down to new leads at the list's head. It sticks below the search and takes no room, so that
 * it moves nothing. Screen readers are served by `LiveStatus`.
 */
export function NewAbove({ count, onShow }: NewAboveProps) {
  if (count === 0) return null;
  return (
    <div className="pointer-events-none sticky top-18 z-20 flex h-0 justify-center print:hidden low:top-3">
      <button
        type="button"
        data-key="n"
        onClick={onShow}
        className={
          'on-dark pointer-events-auto h-fit min-h-9 animate-fade rounded-full bg-petrol px-4 text-sm font-semibold ' +
          'whitespace-nowrap text-paper shadow-raised hover:bg-petrol-deep pointer-coarse:min-h-11'
        }
      >
        {newLeadsText(count)} <span aria-hidden="true">↑</span>
      </button>
    </div>
  );
}
