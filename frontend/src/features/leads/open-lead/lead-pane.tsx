import { X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { cardOf, entryCard, focusCard } from '../list/card-focus.ts';
import { GoneLeadNotice } from './gone-lead.tsx';
import { LeadDetails, Received } from './lead-details.tsx';
import { leaveForm, PANE } from './leave-form.ts';
import type { OpenLead } from './open-lead.tsx';

/** The open lead beside the list, which goes on being worked with. Esc leads back: from a form to the lead, from it to its row. */
export function LeadPane({ opened }: { readonly opened: OpenLead }) {
  const { lead, isGone, next, mode, open, close } = opened;
  const pane = useRef<HTMLElement>(null);
  const isInside = useRef(false);
  useRoomBelow(pane);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what had the focus may go with another lead, or with a change of it
  useLayoutEffect(() => {
    // A removed element fires no blur.
    if (isInside.current && document.activeElement === document.body) pane.current?.focus();
  }, [lead]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another lead takes the place of the one before
  useLayoutEffect(() => {
    if (pane.current) pane.current.scrollTop = 0;
  }, [lead?.id]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Not from a dialog, which React takes for a part of the pane.
    const isWithin = event.currentTarget.contains(event.target as Node);
    if (event.key !== 'Escape' || event.defaultPrevented || !isWithin) return;
    event.preventDefault();
    if (!leaveForm()) toList();
  };
  const toList = () => focusCard(lead ? cardOf(lead.id) : (entryCard() ?? document.getElementById('inhalt')));
  const leave = () => {
    toList();
    close();
  };

  return (
    <section
      ref={pane}
      tabIndex={-1}
      aria-label={lead ? lead.name : 'Offener Lead'}
      {...{ [PANE]: lead?.id ?? '' }}
      onFocus={() => {
        isInside.current = true;
      }}
      onBlur={() => {
        isInside.current = false;
      }}
      onKeyDown={onKeyDown}
      className={
        'sticky top-[4.5rem] h-[calc(100dvh-var(--top,4.5rem)-1rem)] min-h-80 max-h-[80rem] scroll-pt-24 scroll-pb-28 overflow-y-auto overscroll-contain rounded-lg ' +
        'border border-line bg-surface focus-visible:outline-offset-[-3px] low:top-4 print:hidden'
      }
    >
      {lead ? (
        <>
          <header className="sticky -top-px z-10 flex items-start gap-4 border-b border-line bg-surface px-5 py-3 sm:px-8">
            <div className="min-w-0 flex-1">
              <h2 className="text-xl break-words">{lead.name}</h2>
              <div className="mt-1 text-sm text-muted">
                <Received lead={lead} />
              </div>
            </div>
            <button
              type="button"
              aria-label="Lead schliessen"
              onClick={leave}
              className="-mt-1 -mr-4 grid size-11 shrink-0 place-items-center rounded-md hover:bg-sand"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          </header>
          <div className="px-5 py-5 sm:px-8 sm:py-6">
            <LeadDetails
              key={lead.id}
              lead={lead}
              start={mode === 'details' || mode === 'edit' ? undefined : mode}
              onStartDone={() => open(lead.id, 'details')}
              onEdit={() => open(lead.id, 'edit')}
              onNext={next ? () => open(next.id, 'details') : null}
              onClose={leave}
            />
          </div>
        </>
      ) : isGone && mode !== 'edit' ? (
        <GoneLeadNotice onClose={leave} />
      ) : (
        <p className="grid h-full content-center justify-items-center gap-1 px-8 text-center text-muted">
          Wählen Sie einen Lead aus der Liste.
          <span className="text-sm pointer-coarse:hidden">
            Mit <Key>j</Key> und <Key>k</Key> lesen Sie einen nach dem andern.
          </span>
        </p>
      )}
    </section>
  );
}

/** Tells an element's style how far down the window it begins, so that it ends where the window does, wherever one scrolls. */
function useRoomBelow(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const measure = () => {
      const top = element.current?.getBoundingClientRect().top ?? 0;
      element.current?.style.setProperty('--top', `${Math.max(0, top)}px`);
    };
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    observer?.observe(document.body);
    return () => {
      window.removeEventListener('scroll', measure);
      observer?.disconnect();
    };
  }, [element]);
}

function Key({ children }: { readonly children: string }) {
  return <kbd className="rounded-sm border border-line-strong px-1.5 font-sans text-xs font-semibold">{children}</kbd>;
}
