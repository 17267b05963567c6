import { useCallback, useEffect, useMemo, useState } from 'react';

/** How long a provider may take before the page says so and offers other ways, in milliseconds. */
export const LOAD_LIMIT = 8_000;

/** Where the loading of embedded content stands. */
export interface Loading {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Grows with each try. */
  readonly attempt: number;
  /** The content is there, be it late. */
  readonly onReady: () => void;
  readonly onFailed: () => void;
  readonly retry: () => void;
}

/** Follows one loading, and fails it when it takes too long. */
export function useLoading(hasStarted: boolean): Loading {
  const [status, setStatus] = useState<Loading['status']>('loading');
  const [attempt, setAttempt] = useState(1);
  const onReady = useCallback(() => setStatus('ready'), []);
  const onFailed = useCallback(() => setStatus('failed'), []);
  const retry = useCallback(() => {
    setStatus('loading');
    setAttempt((before) => before + 1);
  }, []);
  const isWaiting = hasStarted && status === 'loading';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try has the whole time
  useEffect(() => {
    if (!isWaiting) return;
    const limit = setTimeout(onFailed, LOAD_LIMIT);
    return () => clearTimeout(limit);
  }, [isWaiting, attempt, onFailed]);
  return useMemo(() => ({ status, attempt, onReady, onFailed, retry }), [status, attempt, onReady, onFailed, retry]);
}
