import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Lets the focus go from an open dialog to the toasts and back. A dialog's focus trap listens at the document and would
 * fetch it back at once, so the steps into the region end one element before.
 *
 * @param viewport the list in the toasts' region
 * @returns gives the focus back to where it was before it came into the region, if it is in there
 */
export function useFocusBesideDialogs(viewport: RefObject<HTMLElement | null>): () => void {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const isInside = (target: EventTarget | null) => isInRegion(viewport.current, target);
    const enter = (event: FocusEvent) => {
      if (isInside(event.target)) event.stopPropagation();
    };
    const leaveFor = (event: FocusEvent) => {
      if (!isInside(event.relatedTarget)) return;
      event.stopPropagation();
      if (!isInside(event.target)) before.current = event.target as Element;
    };
    const { documentElement } = document;
    documentElement.addEventListener('focusin', enter);
    documentElement.addEventListener('focusout', leaveFor);
    return () => {
      documentElement.removeEventListener('focusin', enter);
      documentElement.removeEventListener('focusout', leaveFor);
    };
  }, [viewport]);
  return useCallback(() => {
    const { current } = before;
    if (!isInRegion(viewport.current, document.activeElement)) return;
    if (current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true });
  }, [viewport]);
}

function isInRegion(viewport: HTMLElement | null, target: EventTarget | null): boolean {
  return target instanceof Node && viewport?.closest('[role="region"]')?.contains(target) === true;
}
