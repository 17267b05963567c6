import { useEffect, useRef } from 'react';

const COUNT = /^\(\d+\) /;

/**
 * Puts the number of leads that came while nobody looked before the browser title, «(2) …», until somebody looks.
 *
 * @param arrivals how many have come since the page was opened
 */
export function useArrivalsInTitle(arrivals: number): void {
  const seen = useRef(0);
  useEffect(() => {
    const show = () => {
      if (document.visibilityState === 'visible') seen.current = arrivals;
      const unseen = arrivals - seen.current;
      const title = document.title.replace(COUNT, '');
      document.title = unseen > 0 ? `(${unseen}) ${title}` : title;
    };
    show();
    document.addEventListener('visibilitychange', show);
    return () => {
      document.removeEventListener('visibilitychange', show);
      document.title = document.title.replace(COUNT, '');
    };
  }, [arrivals]);
}
