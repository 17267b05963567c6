import type { Lead, ListedLead } from '@fahrzeugpflege/contracts';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '#lib/class-names.ts';
import { useUnseenLeads } from '../live/live-marks.ts';
import { NewAbove } from '../live/live-notices.tsx';
import { cardOf, focusCard, useFeedFocus } from './card-focus.ts';
import { LeadCard } from './lead-card.tsx';
import { useLeadFeed } from './use-lead-feed.ts';

/** The next page is asked for when this many leads or fewer are left below what is drawn. */
const AHEAD = 20;

interface LeadFeedProps {
  readonly leads: readonly ListedLead[];
  /** How many there are in all; -1 while nobody knows. */
  readonly total: number;
  /** The leads of another filter are on their way. */
  readonly isBusy: boolean;
  readonly onNearEnd: (() => void) | undefined;
  readonly onShown: (ids: readonly string[]) => void;
  readonly onShow: (lead: Lead) => void;
  readonly onEdit: (lead: Lead) => void;
}

/**
 * The leads one below the other; only those near the window are drawn. The tab key enters at one of them. Each card follows
 * the one before, after the room of those that are left out between them: whatever a card grows to, it covers no other.
 */
export function LeadFeed({ leads, total, isBusy, onNearEnd, onShown, onShow, onEdit }: LeadFeedProps) {
  const feed = useRef<HTMLDivElement>(null);
  const { entry, onFocus, onBlur } = useFeedFocus(leads);
  const virtualizer = useLeadFeed(leads, feed, entry);
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
        role="feed"
        aria-label="Leads"
        aria-busy={isBusy}
        style={{ height: virtualizer.getTotalSize() }}
        className={classNames(
          'box-content overflow-hidden rounded-lg border border-line bg-surface [overflow-anchor:none]',
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
              >
                <LeadCard
                  lead={lead}
                  position={{ place: index + 1, of: total }}
                  isEntry={entry < 0 ? index === startIndex : index === entry}
                  onFocus={() => onFocus(lead)}
                  onBlur={onBlur}
                  onShow={() => onShow(lead)}
                  onEdit={() => onEdit(lead)}
                />
              </div>
            )
          );
        })}
      </div>
    </>
  );
}
