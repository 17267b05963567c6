import { useEffect, useReducer, useState } from 'react';
import { ApiError, readApi } from './api-client.ts';
import type { ContentQuery } from './content-queries.ts';
import { usePageState } from './page-state.tsx';
import { LOADING_LIMIT } from './time-limit.ts';

/** How the reading of a part of the content stands. */
interface Content<T> {
  /** Undefined while it is not there. */
  readonly data: T | undefined;
  /** Until an attempt has succeeded. */
  readonly hasFailed: boolean;
  /** True while it is tried again after a failure. */
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/**
 * Reads a part of the site's content by the house's rules: what the page was rendered with is not asked for again, what
 * was read once is never stale, a failure is tried again by the visitor alone. These rules leave a library for queries
 * nothing to do, and it was a tenth of what a first visit loads; the staff area and the chat, loaded later, have it.
 */
export function useContent<T>({ key, mayBeMissing }: ContentQuery<T>): Content<T> {
  const { content } = usePageState();
  const address = key.join('/');
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [, showRead] = useReducer((count: number) => count + 1, 0);
  const [failed, setFailed] = useState<{ readonly address: string; readonly attempt: number }>();
  useEffect(() => {
    if (content.has(address)) return;
    const reading = new AbortController();
    const fail = () => reading.signal.aborted || setFailed({ address, attempt });
    const limit = setTimeout(() => {
      fail();
      reading.abort();
    }, LOADING_LIMIT);
    read(address, mayBeMissing, reading.signal)
      .then((data) => {
        content.set(address, data);
        showRead();
      }, fail)
      .finally(() => clearTimeout(limit));
    return () => {
      clearTimeout(limit);
      reading.abort();
    };
  }, [content, address, mayBeMissing, attempt]);
  const data = content.get(address) as T | undefined;
  const hasFailed = data === undefined && failed?.address === address;
  return { data, hasFailed, isRetrying: hasFailed && failed.attempt !== attempt, retry };
}

async function read(address: string, mayBeMissing: boolean, signal: AbortSignal): Promise<unknown> {
  try {
    return await readApi([address], signal);
  } catch (error) {
    if (mayBeMissing && error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
