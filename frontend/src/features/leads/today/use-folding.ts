import { useState } from 'react';

/** Kept in this browser for whoever uses it. */
const ENTRY = 'staff-today';
const OPEN = 'open';
const FOLDED = 'folded';

/** Where it would push the list away, on phones and tablets, it is unfolded only by whoever wants it. */
const HAS_ROOM = '(min-width: 64rem)';

/** Whether «Heute» is unfolded, as it was left last, and the way to change it. */
export function useFolding(): readonly [isOpen: boolean, toggle: () => void] {
  const [isOpen, setOpen] = useState(readOpen);
  const toggle = () => {
    setOpen(!isOpen);
    try {
      localStorage.setItem(ENTRY, isOpen ? FOLDED : OPEN);
    } catch {
      // Forbidden: the choice holds until the page is left.
    }
  };
  return [isOpen, toggle];
}

function readOpen(): boolean {
  try {
    const kept = localStorage.getItem(ENTRY);
    if (kept === OPEN || kept === FOLDED) return kept === OPEN;
  } catch {
    // Forbidden: the room decides.
  }
  return typeof matchMedia === 'undefined' || matchMedia(HAS_ROOM).matches;
}
