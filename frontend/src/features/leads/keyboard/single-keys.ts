import { useSyncExternalStore } from 'react';

/** Kept in this browser for whoever uses it: single keys get in the way of those who speak their commands (WCAG 2.1.4). */
const NAME = 'staff-single-keys';
const OFF = 'off';

const listeners = new Set<() => void>();
/** Holds for this visit where the browser forbids to keep anything. */
let isOn: boolean | undefined;

/** Whether single keys work as commands. */
export function areSingleKeysOn(): boolean {
  isOn ??= read() !== OFF;
  return isOn;
}

/** Switches single keys on or off, from now on. */
export function switchSingleKeys(on: boolean): void {
  isOn = on;
  try {
    if (on) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, OFF);
  } catch {
    // Forbidden: the choice holds until the page is left.
  }
  for (const listener of listeners) listener();
}

/** The same as React state. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, areSingleKeysOn);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): string | null {
  try {
    return localStorage.getItem(NAME);
  } catch {
    return null;
  }
}
