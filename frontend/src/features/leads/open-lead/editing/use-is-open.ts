import { type RefObject, useEffect, useRef } from 'react';

/** Whether the dialog is still there: a save may end when it is closed, and the lead open again in another one. */
export function useIsOpen(): RefObject<boolean> {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}
