import { ApiError } from './api-error.ts';

/** What a call may carry beside its path. */
export interface ApiRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON; without it the request has neither body nor content type. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/**
 * Calls the API of this site with the visitor's cookies.
 *
 * @throws ApiError for an answer that is not 2xx
 * @throws TypeError when there is no answer (offline, server away)
 */
export async function callApi(path: string, request: ApiRequest = {}): Promise<Response> {
  const { method = 'GET', body, headers, signal } = request;
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response;
}

/** Reads JSON from the address that the parts of a query key make, joined by `/`. */
export async function readApi(queryKey: readonly unknown[], signal?: AbortSignal): Promise<unknown> {
  const response = await callApi(queryKey.join('/'), signal ? { signal } : {});
  return response.json();
}
