import { useEffect } from 'react';

/**
 * Sets the browser title for as long as a page is shown whose title comes with its data. Pages of the fixed table need it
 * not: the change of route sets theirs.
 *
 * @param title the whole title, for example from `articleTitle`
 */
export function useBrowserTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
