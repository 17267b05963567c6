import { LEAD_STATUSES, leadStatusLabels } from '@fahrzeugpflege/contracts';
import { useEffect } from 'react';
import { KeptChoice } from '#lib/kept-choice.ts';
import { focusedCard, moveFocus } from './list/card-focus.ts';
import { leadPane, PANE } from './open-lead/leave-form.ts';

/** A key and what it does, as the list of keys says it. */
export interface KeyHelp {
  readonly keys: readonly string[];
  readonly does: string;
}

/** Keys that press a button of the lead that is focused or open: the one with this `data-key`. */
const BUTTON_KEYS: readonly string[] = [...LEAD_STATUSES.map((_, index) => String(index + 1)), ...'aefjkmuwxz'];

/** Keys that no one types by speaking or by accident: they work even where single keys are switched off. */
export const alwaysKeys: readonly KeyHelp[] = [
  { keys: ['Enter'], does: 'Fokussierten Lead öffnen' },
  { keys: ['Esc'], does: 'Zurück: vom Formular zum Lead, vom Lead zur Liste; Suche leeren' },
  { keys: ['Ctrl', 'Enter'], does: 'Formular speichern' },
];

/** Keys that can be switched off. */
export const singleKeys: readonly KeyHelp[] = [
  { keys: ['/'], does: 'Suchen' },
  { keys: ['↓', 'j'], does: 'Nächster Lead; j auch im offenen Lead' },
  { keys: ['↑', 'k'], does: 'Vorheriger Lead; k auch im offenen Lead' },
  { keys: ['n'], does: 'Zu neuen Anfragen weiter oben' },
  ...LEAD_STATUSES.map((status, index) => ({
    keys: [String(index + 1)],
    does: `Status «${leadStatusLabels[status]}» setzen`,
  })),
  { keys: ['e'], does: 'Lead bearbeiten' },
  { keys: ['u'], does: 'Lead übernehmen oder abgeben' },
  { keys: ['m'], does: 'Wiedervorlage morgen, oder doch nicht' },
  { keys: ['f'], does: 'Kontakt festhalten' },
  { keys: ['a'], does: 'Im offenen Lead antworten' },
  { keys: ['w'], does: 'Im offenen Lead das Datum der Wiedervorlage wählen' },
  { keys: ['z'], does: 'Im offenen Lead eine Person für die Zuteilung wählen' },
  { keys: ['x'], does: 'In der Liste auswählen; mit Umschalt und Klick bis hierher' },
  { keys: ['?'], does: 'Diese Liste zeigen' },
];

interface KeyTargets {
  readonly onSearch: () => void;
  readonly onHelp: () => void;
  /** The focus moved to the lead of this id. */
  readonly onMove: (id: string) => void;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/**
 * The single keys of the leads page: `/`, `?`, the way through the list, and those that press a button of the focused or
 * open lead. Never while someone types, and never together with Ctrl, Alt or Meta.
 */
export function useLeadKeys({ onSearch, onHelp, onMove }: KeyTargets): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isCommand(event)) return;
      const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
      const done = dialog ? pressButton(event, [dialog]) : actOnList(event, { onSearch, onHelp, onMove });
      if (done) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onSearch, onHelp, onMove]);
}

function isCommand(event: KeyboardEvent): boolean {
  const isChord = event.ctrlKey || event.altKey || event.metaKey || event.isComposing;
  return singleKeySwitch.read() !== 'off' && !event.defaultPrevented && !isChord && !isTyping(event.target);
}

const TYPED_INTO = 'input:not([type="checkbox"]), textarea, select';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(TYPED_INTO));
}

function actOnList(event: KeyboardEvent, { onSearch, onHelp, onMove }: KeyTargets): boolean {
  const step = STEPS[event.key];
  if (event.key === '/') onSearch();
  else if (event.key === '?') onHelp();
  else if (event.key === 'n') document.querySelector<HTMLElement>('[data-key="n"]')?.click();
  else if (step && mayMove(event.key)) {
    const id = moveFocus(step);
    if (id) onMove(id);
  } else return pressButton(event, placesOfButtons());
  return true;
}

/** The focused lead, and the open one beside the list unless that is another than the focused one. */
function placesOfButtons(): readonly Element[] {
  const [card, pane] = [focusedCard(), leadPane()];
  if (!card) return pane ? [pane] : [];
  return pane && pane.getAttribute(PANE) === card.dataset['lead'] ? [pane, card] : [card];
}

/** Arrows belong to whatever has the focus; the list takes them where that is a lead or nothing. */
function mayMove(key: string): boolean {
  if (!key.startsWith('Arrow') || focusedCard()) return true;
  const focused = document.activeElement;
  return focused === document.body || focused?.id === 'inhalt';
}

/** Presses the first button of a key that is found in the places. */
function pressButton({ key, repeat }: KeyboardEvent, places: readonly Element[]): boolean {
  if (repeat || !BUTTON_KEYS.includes(key)) return false;
  const [button] = places.flatMap((place) => [...place.querySelectorAll<HTMLElement>(`[data-key="${key}"]`)]);
  button?.click();
  return button !== undefined;
}

/** Single keys get in the way of those who speak their commands (WCAG 2.1.4). */
export const singleKeySwitch = new KeptChoice('staff-single-keys', ['off']);
