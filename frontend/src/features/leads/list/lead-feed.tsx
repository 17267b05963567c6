import type { ListedLead } from '@fahrzeugpflege/contracts';
import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '#lib/class-names.ts';
import { useUnseenLeads } from '../live/live-marks.ts';
import { NewAbove } from '../live/live-notices.tsx';
import { cardOf, focusCard, useFeedFocus } from './card-focus.ts';
import type { ListLayout } from './layout-switch.tsx';
import { useLeadFeed } from './use-lead-feed.ts';
import { useSteadyPress } from './use-steady-press.ts';

/** The next page is asked for when this many leads or fewer are left below what is drawn. */
const AHEAD = 20;

/** Where a lead stands among those that are drawn. */
export interface FeedPlace {
  /** Counted from 1, of how many (-1 while nobody knows). */
  readonly place: number;
  readonly of: number;
  /** Whether the list is entered here by the tab key. */
  readonly isEntry: boolean;
  /** The focus came to the lead or to something in it. */
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

interface LeadFeedProps {
  readonly layout: ListLayout;
  readonly leads: readonly ListedLead[];
  /** How many there are in all; -1 while nobody knows. */
  readonly total: number;
  /** The leads of another filter are on their way. */
  readonly isBusy: boolean;
  readonly onNearEnd: (() => void) | undefined;
  readonly onShown: (ids: readonly string[]) => void;
  readonly children: (lead: ListedLead, at: FeedPlace) => ReactNode;
}

/**
 * The leads one below the other; only those near the window are drawn. The tab key enters at one of them. Each follows the
 * one before, after the room of those that are left out between them: whatever one grows to, it covers no other.
 */
export function LeadFeed({ layout, leads, total, isBusy, onNearEnd, onShown, children }: LeadFeedProps) {
  const feed = useRef<HTMLDivElement>(null);
  const steadyPress = useSteadyPress();
  const { entry, onFocus, onBlur } = useFeedFocus(leads);
  const virtualizer = useLeadFeed(leads, feed, entry, layout);
  const items = virtualizer.getVirtualItems();
  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};

  useEffect(() => {
    onShown(leads.slice(startIndex, endIndex + 1).map(({ id }) => id));
  }, [leads, startIndex, endIndex, onShown]);
  useEffect(() => {
    if (leads.length - endIndex <= AHEAD) onNearEnd?.();
  }, [leads.length, endIndex, onNearEnd]);

  const unseen = useUnseenLeads();
  const newAbove = leads.slice(0, startIndex).filter(({ id }) => unseen.has(id));
  const showNew = () => {
    const [newest] = newAbove;
    if (!newest) return;
    // Far above, its card is drawn only now.
    flushSync(() => onFocus(newest));
    focusCard(cardOf(newest.id));
  };

  return (
    <>
      <NewAbove count={newAbove.length} onShow={showNew} />
      <div
        ref={feed}
        {...steadyPress}
        role="feed"
        aria-label="Leads"
        aria-busy={isBusy}
        style={{ height: virtualizer.getTotalSize() }}
        className={classNames(
          'box-content overflow-hidden rounded-lg border border-line bg-surface [overflow-anchor:none] print:h-auto!',
          isBusy && 'opacity-60 transition-opacity delay-200',
        )}
      >
        {items.map(({ index, key, start }, position) => {
          const lead = leads[index];
          const endBefore = items[position - 1]?.end ?? virtualizer.options.scrollMargin;
          return (
            lead && (
              <div
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                style={{ marginTop: start - endBefore }}
                className="print:mt-0! print:break-inside-avoid"
              >
                {children(lead, {
                  place: index + 1,
                  of: total,
                  isEntry: entry < 0 ? index === startIndex : index === entry,
                  onFocus: () => onFocus(lead),
                  onBlur,
                })}
              </div>
            )
          );
        })}
      </div>
    </>
  );
}
