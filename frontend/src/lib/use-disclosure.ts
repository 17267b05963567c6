import { type FocusEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface Disclosure {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** Closes and gives the focus back to the button. */
  readonly leave: () => void;
  readonly button: RefObject<HTMLButtonElement | null>;
  /** For the element around button and panel: closes when press or focus go elsewhere. */
  readonly containerProps: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly onBlur: (event: FocusEvent<HTMLDivElement>) => void;
  };
}

/**
 * A button that shows and hides what stands beside it.
 *
 * @param place closes whenever it changes, as after a navigation
 */
export function useDisclosure(place: string): Disclosure {
  const [isOpen, setIsOpen] = useState(false);
  const [lastPlace, setLastPlace] = useState(place);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  if (lastPlace !== place) {
    setLastPlace(place);
    setIsOpen(false);
  }

  const leave = useCallback(() => {
    setIsOpen(false);
    button.current?.focus();
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = ({ target }: Event) => {
      if (target instanceof Node && !container.current?.contains(target)) setIsOpen(false);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen, leave]);

  return {
    isOpen,
    toggle: () => setIsOpen(!isOpen),
    leave,
    button,
    containerProps: {
      ref: container,
      // A press within the panel takes the focus nowhere in some browsers: that is no leaving.
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false);
      },
    },
  };
}
