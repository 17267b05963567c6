import { useCallback, useRef, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds; `otherwise` where that is unknown. While paper is made of the page, which is narrower than
 * most windows, it is what it was on the screen: what is to be printed shall not go meanwhile.
 */
export function useMedia(media: string, otherwise: boolean): boolean {
  const onScreen = useRef<boolean>(undefined);
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (typeof matchMedia === 'undefined') return () => undefined;
      const query = matchMedia(media);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [media],
  );
  const matches = () => {
    if (typeof matchMedia === 'undefined') return otherwise;
    if (onScreen.current === undefined || !matchMedia('print').matches) onScreen.current = matchMedia(media).matches;
    return onScreen.current;
  };
  return useSyncExternalStore(subscribe, matches, () => otherwise);
}
