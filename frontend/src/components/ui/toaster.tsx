import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { type RefObject, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { classNames } from '#lib/class-names.ts';
import { dismissToast, TOAST_DURATION, type ToastEntry, toastStore } from '#lib/toast-store.ts';

/** No higher, with the margins around it, than the band of search and filters over the list of leads. */
const SHORT = 'h-13 overflow-y-auto text-xs leading-4 sm:text-sm sm:leading-5';

interface ToasterProps {
  /** In the staff area, where a long text is scrolled rather than let grow over what one works with. */
  readonly short?: boolean;
}

/**
 * The region of passing messages, shared by all pages: one at a time, F8 leads to it, a swipe to the right closes it. It
 * lies over the band that every page keeps at the window's upper edge, the header or the search, and which dialogs leave
 * free: a press on what one works with never meets a message that has just come. Where staff have no such band, it lies
 * over their navigation.
 */
export function Toaster({ short = false }: ToasterProps) {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.getEntries, toastStore.getEntries);
  const viewport = useRef<HTMLOListElement>(null);
  const leave = useFocusBesideDialogs(viewport);
  return (
    <Toast.Provider duration={TOAST_DURATION} swipeDirection="right" swipeThreshold={50} label="Meldung">
      {entries.map((entry) => (
        <ToastCard key={entry.id} entry={entry} short={short} onLeave={leave} />
      ))}
      <Toast.Viewport
        ref={viewport}
        hotkey={['F8']}
        label="Meldungen ({hotkey})"
        // Each toast speaks for itself; the mark keeps an open dialog from hiding the region.
        aria-live="off"
        className={classNames(
          'message-place fixed inset-x-0 z-50 mx-auto flex max-w-xl flex-col',
          short ? 'p-1' : 'p-2',
        )}
      />
    </Toast.Provider>
  );
}

interface ToastCardProps extends Required<ToasterProps> {
  readonly entry: ToastEntry;
  /** Gives the focus back to where it was before it came to the toast. */
  readonly onLeave: () => void;
}

function ToastCard({ entry, short, onLeave }: ToastCardProps) {
  const { action } = entry;
  const destructive = entry.variant === 'destructive';
  const close = () => {
    onLeave();
    dismissToast(entry.id);
  };
  return (
    <Toast.Root
      open={entry.open}
      onOpenChange={(open) => !open && close()}
      data-variant={entry.variant ?? 'default'}
      // Important: a dialog that opens after the toast came would take every press from it, by a style of the element.
      className={classNames(
        'on-dark pointer-events-auto! flex items-center gap-x-2 rounded-lg border border-paper pl-3 text-paper sm:pl-4 shadow-raised',
        'data-[state=open]:animate-rise data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        short ? SHORT : 'min-h-12 py-1 text-sm',
        destructive ? 'bg-danger' : 'bg-petrol-deep',
      )}
    >
      <div className={classNames('min-w-0 flex-1 break-words', short ? 'my-auto' : 'py-1.5')}>
        <Toast.Title className={classNames('font-display font-semibold', short ? 'mr-2 inline' : 'text-base')}>
          {entry.title}
        </Toast.Title>
        <Toast.Description className={short ? 'inline' : undefined}>{entry.description}</Toast.Description>
      </div>
      {action && (
        <Toast.Action
          altText={action.hint}
          onClick={action.run}
          className="min-h-11 shrink-0 rounded-md border border-mist/50 px-3 text-sm font-semibold hover:bg-white/10"
        >
          {action.label}
        </Toast.Action>
      )}
      <Toast.Close
        aria-label="Schliessen"
        className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-white/15"
      >
        <X aria-hidden="true" className="size-5" />
      </Toast.Close>
    </Toast.Root>
  );
}

/**
 * Lets the focus go from an open dialog to the toasts and back. A dialog's focus trap listens at the document and would
 * fetch it back at once, so the steps into the region end one element before.
 *
 * @param viewport the list in the toasts' region
 * @returns gives the focus back to where it was before it came into the region, if it is in there
 */
function useFocusBesideDialogs(viewport: RefObject<HTMLElement | null>): () => void {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const isInside = (target: EventTarget | null) => isInRegion(viewport.current, target);
    const enter = (event: FocusEvent) => {
      if (isInside(event.target)) event.stopPropagation();
    };
    const leaveFor = (event: FocusEvent) => {
      if (!isInside(event.relatedTarget)) return;
      event.stopPropagation();
      if (!isInside(event.target)) before.current = event.target as Element;
    };
    const { documentElement } = document;
    documentElement.addEventListener('focusin', enter);
    documentElement.addEventListener('focusout', leaveFor);
    return () => {
      documentElement.removeEventListener('focusin', enter);
      documentElement.removeEventListener('focusout', leaveFor);
    };
  }, [viewport]);
  return useCallback(() => {
    const { current } = before;
    if (!isInRegion(viewport.current, document.activeElement)) return;
    if (current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true });
  }, [viewport]);
}

function isInRegion(viewport: HTMLElement | null, target: EventTarget | null): boolean {
  return target instanceof Node && viewport?.closest('[role="region"]')?.contains(target) === true;
}
