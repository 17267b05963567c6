import { useCallback, useSyncExternalStore } from 'react';

/** What a visitor answered about one provider; undefined while it was not asked or was taken back. */
export type Answer = 'yes' | 'no' | undefined;

type Choices = Readonly<Record<string, Answer>>;

/** The one entry in `localStorage`; there is none while nothing is remembered. */
export const CHOICES_ENTRY = 'auswahl';

const NONE: Choices = {};
const listeners = new Set<() => void>();
let read: { readonly json: string | null; readonly choices: Choices } = { json: null, choices: NONE };
/** Holds the entry for this visit where the browser keeps nothing. */
let unkept: string | null | undefined;

/**
 * The name of a choice. A yes to one provider is none to the next: the address belongs to it.
 *
 * @param kind what is loaded, as `map`
 * @param address any address of the provider
 */
export function choiceName(kind: string, address: string): string {
  return `${kind} ${new URL(address).origin}`;
}

/** The remembered answer under a name, and how to change it; unanswered on the server and while hydrating. */
export function useChoice(name: string): readonly [answer: Answer, setAnswer: (answer: Answer) => void] {
  const answer = useSyncExternalStore(subscribe, currentChoices, () => NONE)[name];
  const setAnswer = useCallback((next: Answer) => setChoice(name, next), [name]);
  return [answer, setAnswer];
}

function setChoice(name: string, answer: Answer): void {
  const { [name]: _, ...others } = currentChoices();
  const next = answer === undefined ? others : { ...others, [name]: answer };
  writeEntry(Object.keys(next).length > 0 ? JSON.stringify(next) : null);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function currentChoices(): Choices {
  const json = readEntry();
  if (json !== read.json) read = { json, choices: parse(json) };
  return read.choices;
}

function parse(json: string | null): Choices {
  try {
    const value: unknown = JSON.parse(json ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Choices) : NONE;
  } catch {
    return NONE;
  }
}

function readEntry(): string | null {
  try {
    return unkept === undefined ? localStorage.getItem(CHOICES_ENTRY) : unkept;
  } catch {
    return null;
  }
}

function writeEntry(json: string | null): void {
  try {
    if (json === null) localStorage.removeItem(CHOICES_ENTRY);
    else localStorage.setItem(CHOICES_ENTRY, json);
  } catch {
    unkept = json;
  }
}
