import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { FormNotice } from './form-notice.ts';
import type { FormErrors } from './form-values.ts';

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
