import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** A finger that moves further than this between its press and its release means something else. Pixels. */
const STEADY = 10;

interface Press {
  readonly on: HTMLElement;
  readonly x: number;
  readonly y: number;
}

/**
 * A press counts for what was under the finger when it began. New leads and late marks move a list; where that happens
 * before the finger is lifted, the browser clicks whatever is there by then: another lead's button, or none at all.
 *
 * @returns handlers for the element that holds the list
 */
export function useSteadyPress() {
  const press = useRef<Press>(undefined);
  return {
    onPointerDownCapture: ({ target, clientX: x, clientY: y }: PointerEvent) => {
      const on = (target as Element).closest<HTMLElement>('a, button, input');
      press.current = on ? { on, x, y } : undefined;
    },
    onClickCapture: (event: MouseEvent) => {
      const began = press.current;
      press.current = undefined;
      if (!began?.on.isConnected || began.on.contains(event.target as Node) || !isSteady(began, event)) return;
      event.preventDefault();
      event.stopPropagation();
      began.on.click();
    },
  };
}

function isSteady({ x, y }: Press, { clientX, clientY }: MouseEvent): boolean {
  return Math.hypot(clientX - x, clientY - y) <= STEADY;
}
