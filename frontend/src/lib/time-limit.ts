/** Milliseconds after which what a page loads is not waited for any longer: on a bad connection it may never end. */
export const LOADING_LIMIT = 15_000;

/** Ends a request after so many milliseconds; null where a browser can't do that, as those of iPhones before iOS 16. */
export function endsAfter(milliseconds: number): AbortSignal | null {
  return AbortSignal.timeout?.(milliseconds) ?? null;
}

/** Waits for work, however it ends, but not for longer than this many milliseconds; true if it has ended by then. */
export function endsWithin(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), milliseconds);
    const end = () => {
      clearTimeout(timer);
      resolve(true);
    };
    work.then(end, end);
  });
}
