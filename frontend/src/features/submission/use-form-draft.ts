import type { NativeFormId } from '@fahrzeugpflege/contracts';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { DraftKeeper } from './draft-keeper.ts';
import { discardDraft } from './draft-store.ts';
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
