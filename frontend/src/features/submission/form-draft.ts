import type { NativeFormId } from '@fahrzeugpflege/contracts';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { DraftWriter } from '#lib/draft-writer.ts';
import { discardDraft, readDraft, saveDraft, typedWords } from './draft-store.ts';
import { readValues } from './form-values.ts';
import { cameFromForm, cameFromSentPage, takeNativeSending } from './native-sending.ts';

/**
 * Keeps what is typed into a form through reloads, the way back and forward, and a tab closed by accident.
 *
 * @param cameBack true when the server sent the form back with the words in it: those are the newest
 * @returns what to call once the words have arrived
 */
export function useFormDraft(form: NativeFormId, element: RefObject<HTMLFormElement | null>, cameBack: boolean) {
  const [restores] = useState(!cameBack);
  const keeper = useRef<DraftKeeper>(undefined);
  useEffect(() => {
    if (!element.current) return;
    // The page after a native sending may have been left before its scripts came.
    if (takeNativeSending(form) && cameFromSentPage(form)) discardDraft(form);
    const current = new DraftKeeper(form, element.current);
    if (restores) current.restore();
    current.listen();
    keeper.current = current;
    return () => current.stop();
  }, [form, element, restores]);
  return useCallback(() => keeper.current?.discard(), []);
}

/**
 * Forgets the draft of a form that arrived by its native way, where the page after it is shown. That page alone proves
 * nothing: anyone may open its address while something unsent is kept.
 */
export function useArrivedDraft(form: NativeFormId, hasArrived: boolean): void {
  useEffect(() => {
    if (!hasArrived) return;
    const isFromForm = cameFromForm(form);
    if (takeNativeSending(form) || isFromForm) discardDraft(form);
  }, [form, hasArrived]);
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Keeps one form's words while they are typed, and puts them back. */
export class DraftKeeper {
  private readonly listening = new AbortController();
  private readonly writer: DraftWriter;

  constructor(
    private readonly form: NativeFormId,
    private readonly element: HTMLFormElement,
  ) {
    // Typed before the scripts came, or put back by the browser or the server.
    const isChanged = Object.keys(typedWords(readValues(element))).length > 0;
    this.writer = new DraftWriter(() => saveDraft(form, readValues(element)), isChanged);
  }

  /** Fills the fields that are empty; notifies those who listen to the form, if there was something to fill in. */
  restore(): void {
    let isFilled = false;
    for (const [name, text] of Object.entries(readDraft(this.form))) {
      const control = this.element.elements.namedItem(name);
      if (!isControl(control) || control.value !== '') continue;
      control.value = text;
      isFilled = true;
    }
    if (isFilled) this.element.dispatchEvent(new Event('input'));
  }

  /** Begins to follow what is typed. */
  listen(): void {
    const { signal } = this.listening;
    const note = () => this.writer.note();
    this.element.addEventListener('input', note, { signal });
    // Some ways of filling in a form fire `change` alone.
    this.element.addEventListener('change', note, { signal });
    this.writer.listen();
  }

  /** Writes what is not written yet, and listens no more. */
  stop(): void {
    this.listening.abort();
    this.writer.stop();
  }

  /** The words have arrived. */
  discard(): void {
    this.writer.drop();
    discardDraft(this.form);
  }
}

function isControl(found: RadioNodeList | Element | null): found is Control {
  return (
    found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement || found instanceof HTMLSelectElement
  );
}
