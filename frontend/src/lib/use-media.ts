import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds; `otherwise` where that is unknown. */
export function useMedia(media: string, otherwise: boolean): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (typeof matchMedia === 'undefined') return () => undefined;
      const query = matchMedia(media);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [media],
  );
  const matches = () => (typeof matchMedia === 'undefined' ? otherwise : matchMedia(media).matches);
  return useSyncExternalStore(subscribe, matches, () => otherwise);
}
