import { useEffect, useState } from 'react';

/** True once something has been going on for so many milliseconds. */
export function useAfter(milliseconds: number, isGoingOn: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(() => setIsOver(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setIsOver(false);
    };
  }, [milliseconds, isGoingOn]);
  return isOver;
}
