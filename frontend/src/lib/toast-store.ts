/** At most this many toasts are visible (specification, section 9). */
const TOAST_LIMIT = 1;
/** Milliseconds a toast stays before it closes by itself. */
export const TOAST_DURATION = 5000;
/** Milliseconds a closed toast is kept before it is forgotten. */
const TOAST_REMOVE_DELAY = 1_000_000;

/** Something that can be done about what a toast says. */
interface ToastAction {
  readonly label: string;
  /** Read with the toast in place of the button: how to get there, or how else to do it. */
  readonly hint: string;
  readonly run: () => void;
}

/** What a toast says. */
export interface ToastText {
  readonly title: string;
  readonly description: string;
  readonly variant?: 'default' | 'destructive';
  readonly action?: ToastAction;
}

/** A toast in the store. */
export interface ToastEntry extends ToastText {
  readonly id: number;
  readonly open: boolean;
}

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

/** Shows a toast; the one before it makes room. */
export function toast(text: ToastText): void {
  lastId += 1;
  replace([{ ...text, id: lastId, open: true }, ...entries].slice(0, TOAST_LIMIT));
}

/** Closes a toast and forgets it after the removal delay. */
export function dismissToast(id: number): void {
  replace(entries.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
  setTimeout(() => replace(entries.filter((entry) => entry.id !== id)), TOAST_REMOVE_DELAY);
}

/** The store as React's `useSyncExternalStore` reads it. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getEntries: (): readonly ToastEntry[] => entries,
};
