import { useEffect, useState } from 'react';

/**
 * Turns true once an address of another host has answered. A frame can't tell: it «loads» the browser's own error page
 * too. What the answer is stays hidden from us, so an error page of the provider's counts as one.
 *
 * @param onFailed the address is blocked, or nobody answers there
 */
export function useReachable(address: string, onFailed: () => void): boolean {
  const [isReachable, setIsReachable] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    fetch(address, { mode: 'no-cors', credentials: 'omit', signal }).then(
      () => signal.aborted || setIsReachable(true),
      () => signal.aborted || onFailed(),
    );
    return () => left.abort();
  }, [address, onFailed]);
  return isReachable;
}
