import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '#lib/api-client.ts';
import type { FormErrors } from './form-values.ts';

/** A sentence for a whole form. */
export interface FormNotice {
  /**
   * `check`: fields need another look; `failed`: the words did not arrive, and the phone may be the only way left;
   * `unsure`: they left, and no answer came.
   */
  readonly kind: 'check' | 'failed' | 'unsure';
  readonly text: string;
}

/** Above a form whose fields need another look. */
export const CHECK_FIELDS: FormNotice = { kind: 'check', text: 'Bitte prüfen Sie die markierten Felder.' };

const NOT_ARRIVED =
  'Ihre Nachricht ist noch nicht bei uns. Ihr Text steht noch hier: Versuchen Sie es in einem Moment erneut oder rufen Sie uns an.';
const OFFLINE =
  'Sie sind gerade offline. Ihr Text steht noch hier: Sobald die Verbindung wieder da ist, können Sie ihn senden. Oder rufen Sie uns an.';
const UNSURE: FormNotice = {
  kind: 'unsure',
  text: 'Wir wissen nicht, ob Ihre Nachricht angekommen ist. Senden Sie sie nochmals, sie kommt nur einmal bei uns an.',
};

/**
 * What the form says after a failed attempt.
 *
 * @param mayHaveLeft whether the words can have reached the server where there is no answer of it
 */
export function failureNotice(error: unknown, mayHaveLeft: boolean): FormNotice {
  if (error instanceof ApiError) {
    if (error.status < 500 && Object.keys(error.fieldErrors).length > 0) return CHECK_FIELDS;
    const detail = error.status < 500 ? error.problem?.detail : undefined;
    return { kind: 'failed', text: detail ?? NOT_ARRIVED };
  }
  return mayHaveLeft ? UNSURE : notSentNotice();
}

/** What it says where nothing left. */
export function notSentNotice(): FormNotice {
  return { kind: 'failed', text: navigator.onLine ? NOT_ARRIVED : OFFLINE };
}

/** What the server said above a native form that it sent back. */
export function returnedNotice(text: string | undefined, hasErrors: boolean): FormNotice | undefined {
  return text === undefined ? undefined : { kind: hasErrors ? 'check' : 'failed', text };
}

/** How the last attempt ended, as the form shows it. */
export interface Feedback {
  readonly errors: FormErrors;
  readonly notice?: FormNotice | undefined;
  /** True while the words are on their way: the fields then take no others. */
  readonly isOnItsWay: boolean;
}

/**
 * Leads the focus to the first field that is wrong; after any other failure back to where it was when the fields were
 * closed, since a closed field loses it.
 *
 * @returns what to call before the fields are closed
 */
export function useFeedbackFocus(element: RefObject<HTMLFormElement | null>, feedback: Feedback): () => void {
  const left = useRef<Element>(null);
  useEffect(() => {
    if (Object.keys(feedback.errors).length > 0) {
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    } else if (feedback.notice && document.activeElement === document.body && left.current instanceof HTMLElement) {
      // The notice was just rolled into sight.
      left.current.focus({ preventScroll: true });
    }
  }, [element, feedback]);
  return useCallback(() => {
    left.current = document.activeElement;
  }, []);
}

/** True when the browser came back online after no answer said that the words of this notice arrived. */
export function useBackOnline(notice: FormNotice | undefined): boolean {
  const [overcome, setOvercome] = useState<FormNotice>();
  useEffect(() => {
    if (!notice || notice.kind === 'check') return;
    const note = () => setOvercome(notice);
    addEventListener('online', note);
    return () => removeEventListener('online', note);
  }, [notice]);
  return notice !== undefined && overcome === notice;
}
