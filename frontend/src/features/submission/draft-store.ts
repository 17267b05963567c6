import type { NativeFormId } from '@fahrzeugpflege/contracts';
import { readSession, removeSession, writeSession } from '#lib/session-store.ts';
import type { FormValues } from './form-values.ts';

/** The form's identifier says nothing, and what robots fill in is no visitor's text. */
const NOT_KEPT: ReadonlySet<string> = new Set(['form', 'honey']);

const draftName = (form: NativeFormId) => `draft:${form}`;

/** Where the key of the last sending is kept; see `IdempotencyKey`. */
export const sendingName = (form: NativeFormId) => `sending:${form}`;

/** Where a native sending leaves its mark; see `markNativeSending`. */
export const nativeSendingName = (form: NativeFormId) => `native:${form}`;

/** What a person has typed of these values. */
export function typedWords(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name, text]) => text !== '' && !NOT_KEPT.has(name)));
}

/** Whether a person typed the same into both. */
export function hasSameWords(one: FormValues, other: FormValues): boolean {
  const [some, others] = [typedWords(one), typedWords(other)];
  const names = new Set(Object.keys({ ...some, ...others }));
  return [...names].every((name) => some[name] === others[name]);
}

/** The words that were not sent yet, by field name; empty where there are none. */
export function readDraft(form: NativeFormId): FormValues {
  const kept = readSession(draftName(form));
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, string] => isText(entry[1])));
}

/** Keeps the words of a form; a form without any leaves nothing behind. */
export function saveDraft(form: NativeFormId, values: FormValues): void {
  const words = typedWords(values);
  if (Object.keys(words).length > 0) writeSession(draftName(form), words);
  else discardDraft(form);
}

/** To be called once the words have arrived or were emptied: nothing of them or of their sending is needed any more. */
export function discardDraft(form: NativeFormId): void {
  removeSession(draftName(form));
  removeSession(sendingName(form));
  removeSession(nativeSendingName(form));
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
