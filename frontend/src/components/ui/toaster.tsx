import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useRef, useSyncExternalStore } from 'react';
import { classNames } from '../../lib/class-names';
import { dismissToast, TOAST_DURATION, type ToastEntry, toastStore } from '../../lib/toast-store';
import { useFocusBesideDialogs } from './use-focus-beside-dialogs';

/** The region of passing messages, shared by all pages: one at a time, F8 leads to it, a swipe to the right closes it. */
export function Toaster() {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.getEntries, toastStore.getEntries);
  const viewport = useRef<HTMLOListElement>(null);
  const leave = useFocusBesideDialogs(viewport);
  return (
    <Toast.Provider duration={TOAST_DURATION} swipeDirection="right" swipeThreshold={50} label="Meldung">
      {entries.map((entry) => (
        <ToastCard key={entry.id} entry={entry} onLeave={leave} />
      ))}
      <Toast.Viewport
        ref={viewport}
        hotkey={['F8']}
        label="Meldungen ({hotkey})"
        // Each toast speaks for itself; the mark keeps an open dialog from hiding the region.
        aria-live="off"
        className="toasts fixed inset-x-0 top-0 z-50 flex flex-col p-4 sm:top-auto sm:right-0 sm:bottom-0 sm:left-auto sm:w-[26rem] sm:p-6"
      />
    </Toast.Provider>
  );
}

/** `onLeave` gives the focus back to where it was before it came to the toast. */
function ToastCard({ entry, onLeave }: { readonly entry: ToastEntry; readonly onLeave: () => void }) {
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
        'on-dark pointer-events-auto! grid grid-cols-[1fr_auto] gap-x-4 rounded-lg py-4 pr-3 pl-5 text-paper shadow-raised',
        'data-[state=open]:animate-rise data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        destructive ? 'bg-danger' : 'bg-petrol-deep',
      )}
    >
      <Toast.Title className="font-display text-base font-semibold">{entry.title}</Toast.Title>
      <Toast.Close
        aria-label="Schliessen"
        className="row-span-2 -mt-1.5 grid size-10 place-items-center self-start rounded-md hover:bg-white/15 pointer-coarse:size-11"
      >
        <X aria-hidden="true" className="size-5" />
      </Toast.Close>
      <Toast.Description className="text-sm break-words">{entry.description}</Toast.Description>
      {action && (
        <Toast.Action
          altText={action.hint}
          onClick={action.run}
          className="col-span-2 mt-3 min-h-11 justify-self-start rounded-md border border-mist/50 px-4 text-sm font-semibold hover:bg-white/10"
        >
          {action.label}
        </Toast.Action>
      )}
    </Toast.Root>
  );
}
