import { WifiOff } from 'lucide-react';
import { newLeadsText } from '#features/leads/lead-texts.ts';
import type { LiveState } from '../live-leads.ts';

/**
 * Tells, also those who only listen, that new leads have appeared, and that they can't at the moment. It belongs below the
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
