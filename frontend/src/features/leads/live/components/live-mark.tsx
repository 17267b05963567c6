import { useEffect, useRef } from 'react';
import { liveMarks } from '../live-marks.ts';
import { useLiveMark } from '../use-live-mark.ts';

/** On a lead's card: «Neu», or who has just changed it. Nothing where the stream has told nothing. */
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
