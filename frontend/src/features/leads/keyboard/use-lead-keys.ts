import { useEffect } from 'react';
import { BUTTON_KEYS } from './keys.ts';
import { focusedCard, moveFocus } from './lead-cards.ts';
import { areSingleKeysOn } from './single-keys.ts';

interface KeyTargets {
  readonly onSearch: () => void;
  readonly onHelp: () => void;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/**
 * The single keys of the leads page: `/`, `?`, the way through the list, and those that press a button of the focused or
 * open lead. Never while someone types, and never together with Ctrl, Alt or Meta.
 */
export function useLeadKeys({ onSearch, onHelp }: KeyTargets): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isCommand(event)) return;
      const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
      const done = dialog ? pressButton(event, dialog) : actOnList(event, { onSearch, onHelp });
      if (done) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onSearch, onHelp]);
}

function isCommand(event: KeyboardEvent): boolean {
  const isChord = event.ctrlKey || event.altKey || event.metaKey || event.isComposing;
  return areSingleKeysOn() && !event.defaultPrevented && !isChord && !isTyping(event.target);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

function actOnList(event: KeyboardEvent, { onSearch, onHelp }: KeyTargets): boolean {
  const step = STEPS[event.key];
  if (event.key === '/') onSearch();
  else if (event.key === '?') onHelp();
  else if (event.key === 'n') document.querySelector<HTMLElement>('[data-key="n"]')?.click();
  else if (step && mayMove(event.key)) moveFocus(step);
  else return pressButton(event, focusedCard());
  return true;
}

/** Arrows belong to whatever has the focus; the list takes them where that is a lead or nothing. */
function mayMove(key: string): boolean {
  if (!key.startsWith('Arrow') || focusedCard()) return true;
  const focused = document.activeElement;
  return focused === document.body || focused?.id === 'inhalt';
}

function pressButton({ key, repeat }: KeyboardEvent, place: Element | null): boolean {
  if (repeat || !BUTTON_KEYS.includes(key)) return false;
  const button = place?.querySelector<HTMLElement>(`[data-key="${key}"]`);
  button?.click();
  return button !== undefined && button !== null;
}
